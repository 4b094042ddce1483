/** The server that these pages speak with. */

/** Where its paths begin: `/` for pages that it serves itself, an address for a static edition that
 * names one; null where there is none and everything happens on this device. */
export const SERVER: string | null =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="quayside-server"]')?.content ||
  null;

/** The address of something on the server; `path` has no slash at its beginning. */
export function serverAddress(path = ""): URL {
  return new URL((SERVER ?? "/") + path, location.href);
}
