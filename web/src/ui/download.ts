/** Hand a text to the person as a file. */
export function download(name: string, text: string, type = "text/plain"): void {
  downloadBlob(name, new Blob([text], { type }));
}

/** Hand a file to the person. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(url);
}
