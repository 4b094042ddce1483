/** The board in space. Loaded only when someone looks at it. */
import { use, useEffect, useLayoutEffect, useRef } from "react";
import type { BoardProps } from "../board/types";
import type { SpaceGame } from "./scene3d";
import { Stage } from "./stage";
import "./stage.css";

export default function Board3D({
  space,
  ...props
}: BoardProps & { space: () => Promise<SpaceGame> }) {
  const game = use(space());
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Stage | null>(null);
  const latest = useRef(props);
  const { light } = props.view;

  // With the rest of the page: a board that lags behind its controls takes clicks for another one.
  useLayoutEffect(() => {
    latest.current = props;
    stage.current?.update(props);
  });

  // Smoothing is chosen when a picture is made, so another quality is another stage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage reads `light` from the props
  useEffect(() => {
    const place = host.current;
    if (!place) return undefined;
    try {
      stage.current = new Stage(place, game, latest.current);
    } catch (problem) {
      console.error(problem);
      const { motion, done, failed } = latest.current;
      if (motion) done(motion.key);
      failed?.();
    }
    return () => {
      stage.current?.dispose();
      stage.current = null;
    };
  }, [light, game]);

  return <div className="stage" ref={host} />;
}
