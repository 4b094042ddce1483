import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/** Parts of which one is shown: that named `first`, or else the first in the row. */
export function Tabs({
  label,
  tabs,
  first,
}: {
  label: string;
  tabs: readonly Tab[];
  first?: string | undefined;
}) {
  const base = useId();
  const [chosen, setChosen] = useState(first ?? "");
  const at = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !at) return;
    event.preventDefault();
    event.stopPropagation();
    const next = tabs[(tabs.indexOf(at) + step + tabs.length) % tabs.length];
    if (next) {
      setChosen(next.id);
      document.getElementById(`${base}-${next.id}`)?.focus();
    }
  };
  if (!at) return null;
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} className="tabs-list" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            className="quiet"
            aria-selected={tab === at}
            aria-controls={`${base}-panel`}
            tabIndex={tab === at ? 0 : -1}
            onClick={() => setChosen(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        role="tabpanel"
        aria-labelledby={`${base}-${at.id}`}
        tabIndex={0}
        className="tabs-panel"
      >
        {at.content}
      </div>
    </div>
  );
}
