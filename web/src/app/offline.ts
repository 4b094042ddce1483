/** Keep the pages for use without a network, once the first of them is shown. */
export function workOffline(): void {
  // Browsers keep pages only where they trust the connection; plain HTTP in a café does without.
  if (!("serviceWorker" in navigator && window.isSecureContext && import.meta.env.PROD)) return;
  // A private window may refuse. Then the pages work with a network only.
  const begin = () => void navigator.serviceWorker.register("sw.js").catch(() => undefined);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}
