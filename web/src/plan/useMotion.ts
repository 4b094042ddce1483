import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Motion } from "../board/types";

/**
 * The motion to show now, and how to say that it has been shown. What had happened before the board
 * appeared is not shown again; nothing moves where `calm` is set, but `holds` may ask for a pause.
 */
export function useMotion(
  motion: Motion | null,
  calm: boolean,
  holds: (motion: Motion) => boolean = () => false,
): readonly [Motion | null, () => void] {
  const [shown, setShown] = useState(motion?.key ?? null);
  const key = motion?.key ?? null;
  const running = motion !== null && key !== shown && (!calm || holds(motion));
  const done = useCallback(() => setShown(key), [key]);
  useEffect(() => {
    if (key !== null && !running) setShown(key);
  }, [key, running]);
  return [running ? motion : null, done];
}

/** Call `done` after a while, once for each motion. */
export function useEnd(key: number, milliseconds: number, done: () => void): void {
  const last = useRef(done);
  last.current = done;
  useEffect(() => {
    const timer = setTimeout(() => last.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [key, milliseconds]);
}

/** Play keyframes on an element for as long as it is there. */
export function useKeyframes(
  frames: Keyframe[],
  milliseconds: number,
  key: number,
): React.RefObject<SVGGElement | null> {
  const ref = useRef<SVGGElement>(null);
  const wanted = useRef(frames);
  wanted.current = frames;
  useLayoutEffect(() => {
    const animation = ref.current?.animate(wanted.current, {
      duration: milliseconds,
      fill: "both",
      easing: "ease-in-out",
    });
    return () => animation?.cancel();
  }, [key, milliseconds]);
  return ref;
}
