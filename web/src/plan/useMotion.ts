import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Position } from "../board/position";
import type { BoardProps, Motion } from "../board/types";

/**
 * The motion to show now. The plan's only clock: each motion is shown for as long as the game says
 * and then reported as done. What had happened before the board appeared is not shown again.
 */
export function useMotion<P extends Position>(
  { motion, view, done }: Pick<BoardProps<P>, "motion" | "view" | "done">,
  /** Milliseconds; 0 for nothing to show. A calm view moves nothing, but may be given a pause. */
  lengthOf: (motion: Motion<P>, calm: boolean) => number,
): Motion<P> | null {
  const key = motion?.key ?? null;
  const [shown, setShown] = useState(key);
  const length = motion && key !== shown ? lengthOf(motion, view.calm) : 0;
  useEffect(() => {
    if (key === null) return undefined;
    const end = () => {
      setShown(key);
      done(key);
    };
    if (length <= 0) {
      end();
      return undefined;
    }
    const timer = setTimeout(end, length);
    return () => clearTimeout(timer);
  }, [key, length, done]);
  return length > 0 ? motion : null;
}

/** Play keyframes on an element for as long as it is there; give it the motion's key. */
export function useKeyframes(
  frames: Keyframe[],
  milliseconds: number,
): React.RefObject<SVGGElement | null> {
  const ref = useRef<SVGGElement>(null);
  // An element belongs to one motion: its first frames are its frames.
  const [wanted] = useState(frames);
  useLayoutEffect(() => {
    const animation = ref.current?.animate(wanted, {
      duration: milliseconds,
      fill: "both",
      easing: "ease-in-out",
    });
    return () => animation?.cancel();
  }, [wanted, milliseconds]);
  return ref;
}
