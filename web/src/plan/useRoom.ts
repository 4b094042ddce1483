import { type RefObject, useLayoutEffect, useRef, useState } from "react";

export interface Room {
  width: number;
  height: number;
}

/** In steps, so that nothing is arranged again for a few pixels. */
const rounded = (pixels: number): number => Math.max(1, Math.round(pixels / 16)) * 16;

/** The room that an element has. */
export function useRoom(): readonly [RefObject<HTMLDivElement | null>, Room] {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 640, height: 640 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const [width, height] = [rounded(element.clientWidth), rounded(element.clientHeight)];
      setRoom((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
