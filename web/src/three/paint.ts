/** Painting on canvases: wood, pips, marks, words. Everything seen on pieces is made here. */

import { PIPS } from "../board/pips";
import { CORNERS, SHAPES } from "../board/shapes";

export type Pen = CanvasRenderingContext2D;

/** A small generator, so that wood looks the same each time it is painted. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Long, slightly wavy fibres over whatever colour is there. */
export function grain(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  strength: number,
  seed = 7,
): void {
  const random = seeded(seed);
  pen.save();
  pen.beginPath();
  pen.rect(x, y, w, h);
  pen.clip();
  for (let i = 0; i < h / 2.2; i++) {
    const dark = random() < 0.6;
    pen.strokeStyle = dark ? "#2b1400" : "#fff6e0";
    pen.globalAlpha = strength * random() * (dark ? 1 : 0.8);
    pen.lineWidth = 0.6 + random() * 1.8;
    const at = y + random() * h;
    const wave = (random() - 0.5) * h * 0.05;
    pen.beginPath();
    pen.moveTo(x - 2, at);
    pen.bezierCurveTo(x + w * 0.3, at + wave, x + w * 0.6, at - wave, x + w + 2, at + wave * 0.4);
    pen.stroke();
  }
  pen.restore();
}

/** Boards side by side, as on a table top or a lid: each with its own tone, grain and joint. */
export function planks(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  ground: string,
): void {
  pen.fillStyle = ground;
  pen.fillRect(x, y, w, h);
  const random = seeded(count * 31 + 5);
  for (let i = 0; i < count; i++) {
    const [top, high] = [y + (i * h) / count, h / count];
    const joint = x + w * (0.18 + 0.64 * random());
    for (const [part, [left, right]] of [
      [x, joint],
      [joint, x + w],
    ].entries()) {
      if (left === undefined || right === undefined) continue;
      pen.globalAlpha = 0.12 * random();
      pen.fillStyle = random() < 0.5 ? "#2b1400" : "#fff6e0";
      pen.fillRect(left, top, right - left, high);
      pen.globalAlpha = 1;
      grain(pen, left, top, right - left, high, 0.15, i * 17 + part * 101 + 3);
    }
    pen.fillStyle = "rgb(40 20 0 / 22%)";
    pen.fillRect(joint, top, Math.max(1, w / 400), high);
    if (i) pen.fillRect(x, top - 0.5, w, Math.max(1, h / 300));
  }
  pen.globalAlpha = 1;
}

/** Lacquer worn along the edges: a light rim that catches the eye, a dark one inside it. */
export function wornEdge(pen: Pen, size: number): void {
  pen.save();
  pen.lineWidth = size * 0.03;
  pen.strokeStyle = "rgb(255 250 235 / 30%)";
  pen.strokeRect(size * 0.012, size * 0.012, size * 0.976, size * 0.976);
  pen.lineWidth = size * 0.018;
  pen.strokeStyle = "rgb(30 16 0 / 12%)";
  pen.strokeRect(size * 0.04, size * 0.04, size * 0.92, size * 0.92);
  pen.restore();
}

/** The pips of a face; square ones tell a second colour apart without colour. */
export function pips(
  pen: Pen,
  cx: number,
  cy: number,
  size: number,
  face: number,
  ink: string,
  square = false,
  ring: string | null = null,
): void {
  const radius = size * 0.095;
  const shape = (x: number, y: number, r: number) => {
    pen.beginPath();
    if (square) pen.rect(x - r * 0.92, y - r * 0.92, r * 1.84, r * 1.84);
    else pen.arc(x, y, r, 0, Math.PI * 2);
  };
  for (const [dx, dy] of PIPS[face] ?? []) {
    const [x, y] = [cx + dx * size * 0.25, cy + dy * size * 0.25];
    if (ring) {
      // Keeps a pattern away from the pip.
      pen.fillStyle = ring;
      shape(x, y, radius * 1.55);
      pen.fill();
    }
    // A hollow: its lower rim catches the light, its upper half lies in the shade.
    pen.fillStyle = "rgb(255 255 255 / 38%)";
    shape(x, y + radius * 0.13, radius * 1.1);
    pen.fill();
    pen.fillStyle = "rgb(0 0 0 / 30%)";
    shape(x, y - radius * 0.1, radius * 1.08);
    pen.fill();
    pen.fillStyle = ink;
    shape(x, y, radius);
    pen.fill();
    const shade = pen.createLinearGradient(x, y - radius, x, y + radius);
    shade.addColorStop(0, "rgb(0 0 0 / 30%)");
    shade.addColorStop(0.7, "rgb(0 0 0 / 0%)");
    pen.fillStyle = shade;
    pen.fill();
  }
}

/** The pattern of a seat or colour, for who cannot tell the colours apart: lines only, no dots. */
export function pattern(pen: Pen, which: number, size: number, ink: string): void {
  const [step, wide] = [size / 6, size / 22];
  pen.save();
  pen.globalAlpha = 0.42;
  pen.strokeStyle = ink;
  pen.lineWidth = wide;
  pen.beginPath();
  for (let at = -size; at <= 2 * size; at += step) {
    if (which === 0 || which === 2) {
      pen.moveTo(at, size);
      pen.lineTo(at + size, 0);
    }
    if (which === 2) {
      pen.moveTo(at, 0);
      pen.lineTo(at + size, size);
    }
    if (which === 1) {
      for (let x = 0; x <= size; x += step) pen.lineTo(x, at + ((x / step) % 2 ? 0 : step * 0.6));
      pen.moveTo(0, at + step * 1.6);
    }
    if (which === 3) {
      pen.moveTo(0, at + step / 2);
      pen.lineTo(size, at + step / 2);
    }
  }
  pen.stroke();
  pen.restore();
}

/** The sign of a seat or colour: disc, triangle, square, diamond. */
export function sign(pen: Pen, which: number, cx: number, cy: number, radius: number): void {
  const corners = CORNERS[SHAPES[which] ?? "disc"];
  pen.beginPath();
  if (corners.length === 0) pen.arc(cx, cy, radius * 0.92, 0, Math.PI * 2);
  for (const [dx, dy] of corners) pen.lineTo(cx + dx * radius * 0.95, cy + dy * radius * 0.95);
  pen.closePath();
  pen.fill();
}

/** A word in the middle of a place, made smaller until it fits; what would get too small is cut. */
export function word(
  pen: Pen,
  text: string,
  cx: number,
  cy: number,
  width: number,
  size: number,
  font: string,
  weight = 600,
): void {
  let px = size;
  do {
    pen.font = `${weight} ${px}px ${font}`;
    px -= 2;
  } while (px > size * 0.55 && pen.measureText(text).width > width);
  let shown = text;
  for (let end = text.length - 1; end > 0 && pen.measureText(shown).width > width; end -= 1) {
    shown = `${text.slice(0, end).trimEnd()}…`;
  }
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(shown, cx, cy);
}

/** Slanted stripes on nothing, for zones. */
export function stripes(
  pen: Pen,
  size: number,
  colour: string,
  every: number,
  width: number,
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  for (let at = -size; at < size * 2; at += every) {
    pen.beginPath();
    pen.moveTo(at, size + 4);
    pen.lineTo(at + size + 8, -4);
    pen.stroke();
  }
}

/** An arrow that goes round, by quarter turns, as seen from above and clockwise; 0 is a dot. */
export function turning(
  pen: Pen,
  quarters: number,
  cx: number,
  cy: number,
  radius: number,
  width: number,
): void {
  pen.lineWidth = width;
  if (quarters === 0) {
    pen.beginPath();
    pen.arc(cx, cy, radius * 0.42, 0, Math.PI * 2);
    pen.fill();
    return;
  }
  const from = -Math.PI / 2;
  const to = from + (quarters * Math.PI) / 2;
  const tip = width * 2.1;
  // The line ends where the point begins, or it would stick out of it.
  pen.lineCap = "butt";
  pen.beginPath();
  pen.arc(cx, cy, radius, from, to - (tip * 0.8) / radius);
  pen.stroke();
  const at = to - (tip * 0.8) / radius;
  const spot = (angle: number, far: number) =>
    [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far] as const;
  pen.beginPath();
  pen.moveTo(...spot(to + 0.12, radius));
  pen.lineTo(...spot(at, radius + tip * 0.62));
  pen.lineTo(...spot(at, radius - tip * 0.62));
  pen.closePath();
  pen.fill();
}
