import { useStore } from "@nanostores/react";
import { Suspense, useEffect, useRef, useState } from "react";
import type { RulesFigure } from "../games";
import { isCalm, settings } from "../state/settings";
import type { Text } from "../text";
import { Part } from "../ui/Part";
import { Board } from "./Figure";

/** How long the way of a move is seen before it is made, in milliseconds. */
const LOOK = 1_200;

interface Props {
  figure: RulesFigure;
  /** "family:edition" for the picture to be drawn in, where editions differ. */
  game: string | null;
  caption: string;
  t: Text;
}

/**
 * A picture of the rules with a move. The move is made once when the picture comes into view, unless
 * movement is unwelcome, and again whenever the button wants it.
 */
export function MoveFigure({ figure, game, caption, t }: Props) {
  const { move, still } = figure;
  const calm = isCalm(useStore(settings));
  const [made, setMade] = useState(0);
  const root = useRef<HTMLElement>(null);
  const moves = move !== undefined && !still;
  useEffect(() => {
    const element = root.current;
    if (!moves || calm || !element || typeof IntersectionObserver === "undefined") return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        timer = setTimeout(() => setMade((now) => (now === 0 ? 1 : now)), LOOK);
      },
      { threshold: 0.8 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [moves, calm]);
  const position = game === null ? figure.position : figure.position.replace(/^\S+/, game);
  return (
    <figure className="rules-figure" ref={root} data-made={made}>
      <div className="rules-board">
        <Part>
          <Suspense>
            <Board
              position={position}
              caption={caption}
              made={made}
              calm={calm}
              {...(move === undefined ? {} : { move })}
            />
          </Suspense>
        </Part>
      </div>
      <figcaption>{caption}</figcaption>
      {moves && (
        <button type="button" className="quiet" onClick={() => setMade(made + 1)}>
          {t(made % 2 === 1 ? "rules-figure-back" : "rules-figure-play")}
        </button>
      )}
    </figure>
  );
}
