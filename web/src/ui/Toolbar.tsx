import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { Icon, type IconName } from "./Icon";

export interface Tool {
  label: string;
  icon: IconName;
  /** A word beside the icon where there is room; part of the label. */
  caption?: string;
  /** Whether it is switched on, where it is a switch. */
  on?: boolean;
  /** Left out where there is little room. */
  wide?: boolean;
  press: () => void;
}

const isDrawn = (button: HTMLElement): boolean => button.offsetParent !== null;

/** A row of buttons with one Tab stop: arrow keys lead from one to the next. */
export function Toolbar({
  label,
  className,
  tools,
}: {
  label: string;
  className: string;
  tools: readonly Tool[];
}) {
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, tools.length - 1);
  const buttons = () => [...(root.current?.querySelectorAll("button") ?? [])];
  // Where there is little room some tools are not drawn: the Tab stop is one that is.
  useLayoutEffect(() => {
    const all = buttons();
    const first = all.findIndex(isDrawn);
    const stop = all[at];
    if (stop && !isDrawn(stop) && first >= 0) setWanted(first);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const drawn = buttons().filter(isDrawn);
    const here = drawn.findIndex((one) => one === document.activeElement);
    const last = drawn.length - 1;
    const to = {
      ArrowLeft: here > 0 ? here - 1 : last,
      ArrowRight: here < last ? here + 1 : 0,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    drawn[to]?.focus();
  };
  return (
    <div ref={root} role="toolbar" className={className} aria-label={label} onKeyDown={onKeyDown}>
      {tools.map((tool, i) => (
        <button
          key={tool.label}
          type="button"
          className={tool.wide ? "icon-button tool tool-wide" : "icon-button tool"}
          aria-label={tool.label}
          title={tool.label}
          aria-pressed={tool.on}
          tabIndex={i === at ? 0 : -1}
          onFocus={() => setWanted(i)}
          onClick={tool.press}
        >
          <Icon name={tool.icon} />
          {tool.caption && (
            <span className="tool-caption" aria-hidden="true">
              {tool.caption}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
