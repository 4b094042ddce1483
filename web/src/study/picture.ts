/** Pictures of a board: the drawing of the plan, with the styles that it has on the page. */
import { downloadBlob } from "../ui/download";

/** The longer side of a picture, in pixels. */
const LARGE = 1_600;
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

/** Write the drawing within an element to a file, as PNG. */
export async function savePicture(root: HTMLElement | null, name: string): Promise<void> {
  const canvas = await drawn(root, LARGE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("this browser cannot write pictures");
  downloadBlob(name, blob);
}

/** Return the drawing within an element as a canvas whose longer side has this many pixels. */
export async function drawn(root: HTMLElement | null, side: number): Promise<HTMLCanvasElement> {
  const svg = root?.querySelector<SVGSVGElement>(".plan-sheet svg");
  if (!svg) throw new Error("there is no drawing");
  const { width, height } = svg.viewBox.baseVal;
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy);
  const scale = side / Math.max(width, height);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", `${canvas.width}`);
  copy.setAttribute("height", `${canvas.height}`);
  const image = new Image();
  const text = new XMLSerializer().serializeToString(copy);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser cannot draw");
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Styles come from the page's sheets, which a file does not have. They are set one by one: the
 * page's content security policy forbids style attributes as text. */
function copyStyles(from: SVGElement, to: SVGElement): void {
  const style = getComputedStyle(from);
  for (const name of STYLES) to.style.setProperty(name, style.getPropertyValue(name));
  for (const [i, child] of [...from.children].entries()) {
    const other = to.children[i];
    if (child instanceof SVGElement && other instanceof SVGElement) copyStyles(child, other);
  }
}
