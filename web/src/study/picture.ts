/** A picture of a board: the drawing of the plan, with the styles that it has on the page, as PNG. */
import { downloadBlob } from "../ui/download";

const SCALE = 3;
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
  "display",
  "visibility",
  "transform",
  "transform-origin",
  "transform-box",
] as const;

/** Write the drawing within an element to a file. */
export async function savePicture(root: HTMLElement | null, name: string): Promise<void> {
  const svg = root?.querySelector("svg");
  if (!svg) throw new Error("there is no drawing");
  downloadBlob(name, await pictureOf(svg));
}

async function pictureOf(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", `${width}`);
  copy.setAttribute("height", `${height}`);
  const image = new Image();
  const text = new XMLSerializer().serializeToString(copy);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const scale = Math.max(1, Math.min(SCALE, 2_000 / Math.max(width, height)));
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser cannot draw");
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** Styles come from the page's sheets, which a file does not have. */
function copyStyles(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  const said = STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";");
  to.setAttribute("style", said);
  for (const [i, child] of [...from.children].entries()) {
    const other = to.children[i];
    if (other) copyStyles(child, other);
  }
}
