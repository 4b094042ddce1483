/** The server that these pages speak with. */

/** Where its paths begin; null where there is none and everything happens on this device. */
export const SERVER: string | null =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="quayside-server"]')?.content ||
  null;
