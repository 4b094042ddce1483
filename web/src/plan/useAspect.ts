import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Width by height of an element, in steps coarse enough not to redraw while it is dragged. */
export function useAspect(): readonly [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [aspect, setAspect] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width && height) setAspect(Math.round((10 * width) / height) / 10);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, aspect];
}
