/** The small choice that follows a pick: the face of a die, the turn of a crate. */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { Choice, Token } from "../board/choice";
import type { BoardProps } from "../board/types";
import type { Options, Sheet } from "./sheet";

interface Props {
  options: Options;
  choice: Choice;
  sheet: Sheet;
  floating: boolean;
  picture: ((token: Token) => ReactNode) | undefined;
  values: BoardProps["values"];
  point: (token: Token | null) => void;
  pick: (token: Token) => void;
}

export function OptionButtons(props: Props) {
  const { options, choice, sheet, floating, picture, values, point, pick } = props;
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Who picked by key goes on by key: the first option takes the focus from the cell.
    const at = document.activeElement;
    const board = root.current?.closest("[data-board]");
    if (at?.matches('[role="gridcell"]:focus-visible') && board?.contains(at)) {
      root.current?.querySelector<HTMLElement>('button[data-next="true"]')?.focus();
    }
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...(root.current?.querySelectorAll("button") ?? [])];
    all[(all.indexOf(event.currentTarget) + step + all.length) % all.length]?.focus();
  };

  const { near } = options;
  const below = near.y + near.height / 2 < sheet.height / 2;
  const edge = below ? near.y + near.height : near.y;
  const style: (CSSProperties & Record<"--plan-at", string>) | undefined = floating
    ? {
        [below ? "top" : "bottom"]:
          `${(100 * (below ? edge : sheet.height - edge)) / sheet.height}%`,
        "--plan-at": `${(100 * (near.x + near.width / 2)) / sheet.width}%`,
      }
    : undefined;

  return (
    <div
      ref={root}
      role="group"
      aria-label={options.label}
      data-options=""
      className={floating ? "plan-options plan-options-floating" : "plan-options"}
      style={style}
    >
      {options.tokens.map(({ token, label, short }) => (
        <button
          key={token}
          type="button"
          className="plan-option"
          aria-label={[label, values?.get(token)].filter(Boolean).join(", ")}
          title={label}
          data-token={token}
          data-picked={false}
          data-next={choice.next.has(token)}
          onClick={() => pick(token)}
          onKeyDown={onKeyDown}
          onFocus={() => point(token)}
          onBlur={() => point(null)}
          onPointerEnter={() => point(token)}
          onPointerLeave={() => point(null)}
        >
          {picture?.(token) ?? short}
          {floating && values?.has(token) && (
            <span className="plan-value">{values.get(token)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
