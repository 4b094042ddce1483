import { type KeyboardEvent, useRef, useState } from "react";
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
  const last = tools.length - 1;
  const at = Math.min(wanted, last);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: (at + last) % tools.length,
      ArrowRight: (at + 1) % tools.length,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    root.current?.querySelectorAll("button")[to]?.focus();
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
