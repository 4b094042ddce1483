/** What the browser keeps for us. It may forget, or refuse: then we do without. */
const PREFIX = "quayside.";

export function remembered<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows and full storage: the person loses a convenience, not a game.
  }
}
