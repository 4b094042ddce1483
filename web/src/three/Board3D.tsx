/** The board in space. Loaded only when somebody looks at it. */
import { useEffect, useLayoutEffect, useRef } from "react";
import type { BoardProps } from "../board/types";
import { Stage } from "./stage";
import "./stage.css";

export default function Board3D(props: BoardProps) {
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const { light } = props.view;

  // Smoothing is chosen when a picture is made, so another quality is another stage.
  useEffect(() => {
    const place = host.current;
    if (!place) return undefined;
    try {
      stage.current = new Stage(place, latest.current);
    } catch (problem) {
      console.error(problem);
      latest.current.failed?.();
    }
    return () => {
      stage.current?.dispose();
      stage.current = null;
    };
  }, [light]);

  // With the rest of the page: a board that lags behind its controls takes clicks for another one.
  useLayoutEffect(() => {
    stage.current?.update(props);
  });

  return <div className="stage" ref={host} />;
}
