/** What the browser keeps for us. It may forget, or refuse: then we do without. */
const PREFIX = "quayside.";

/** The stored value as it is: the reader checks its shape. */
export function remembered<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Store a value; false where the browser refuses (private windows, full storage). */
export function remember(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forgetName(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was stored either.
  }
}

/** The names that begin so. */
export function rememberedNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) =>
      name.startsWith(PREFIX + beginning) ? [name.slice(PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}

/** Call back when another tab has changed something stored. */
export function onOtherTab(changed: () => void): void {
  if (typeof window !== "undefined") window.addEventListener("storage", changed);
}

/** What only this tab keeps, also when it is loaded again. */
export function tabMemory(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function rememberInTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + name, value);
  } catch {
    // The tab then opens with the browser's first seat.
  }
}
