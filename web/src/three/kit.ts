/** The workshop of a stage: shapes, paints and materials, made once each and thrown away together. */
import {
  type BufferGeometry,
  CanvasTexture,
  Color,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  PlaneGeometry,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  type Texture,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { type Pen, word } from "./paint";
import type { ColourName, Palette } from "./palette";
import { Recent } from "./recent";

export interface Finish {
  color?: string;
  map?: Texture;
  opacity?: number;
  roughness?: number;
  /** A coat of lacquer, from 0 to 1. */
  lacquer?: number;
}

/** Sides of a box in the order of its atlas and of three's groups. */
export const SIDES = ["east", "west", "up", "down", "south", "north"] as const;
export type Side = (typeof SIDES)[number];
const CELL = 192;
/** Pictures that are kept: about three times what a board shows at once. */
const MOST_TEXTURES = 120;

export class Kit {
  private readonly shapes = new Map<string, BufferGeometry>();
  private readonly textures = new Recent<CanvasTexture>(MOST_TEXTURES, (texture) =>
    this.drop(texture),
  );
  private readonly materials = new Map<string, Material>();

  constructor(
    readonly palette: Palette,
    readonly light: boolean,
  ) {}

  colour(name: ColourName): string {
    return this.palette.colours[name];
  }

  /** A colour between two. */
  between(a: string, b: string, share: number): string {
    return `#${new Color(a).lerp(new Color(b), share).getHexString()}`;
  }

  shape<G extends BufferGeometry>(key: string, make: () => G): G {
    let found = this.shapes.get(key);
    if (!found) {
      found = make();
      this.shapes.set(key, found);
    }
    return found as G;
  }

  /** A rounded box whose six sides are cells of one picture (see `atlas`). */
  block(w: number, h: number, d: number, radius: number): BufferGeometry {
    return this.shape(`block ${w} ${h} ${d} ${radius}`, () => {
      const box = new RoundedBoxGeometry(w, h, d, this.light ? 1 : 3, radius);
      box.clearGroups();
      const uv = box.getAttribute("uv");
      for (let i = 0; i < uv.count; i++) {
        const side = Math.floor((i * 6) / uv.count);
        const u = 0.012 + 0.976 * uv.getX(i);
        const v = 0.012 + 0.976 * uv.getY(i);
        uv.setXY(i, ((side % 3) + u) / 3, (1 - Math.floor(side / 3) + v) / 2);
      }
      return box;
    });
  }

  /** A picture of six cells, painted one by one with its corner at the origin. */
  atlas(
    key: string,
    cell: (pen: Pen, side: Side, size: number) => void,
    size = CELL,
  ): CanvasTexture {
    return this.paint(key, size * 3, size * 2, (pen) => {
      SIDES.forEach((side, i) => {
        pen.save();
        pen.translate((i % 3) * size, Math.floor(i / 3) * size);
        pen.beginPath();
        pen.rect(0, 0, size, size);
        pen.clip();
        cell(pen, side, size);
        pen.restore();
      });
    });
  }

  paint(key: string, w: number, h: number, draw: (pen: Pen) => void): CanvasTexture {
    let found = this.textures.get(key);
    if (!found) {
      const canvas = document.createElement("canvas");
      canvas.width = w;
      canvas.height = h;
      // Kept off the graphics card: it is painted once and then only read.
      const pen = canvas.getContext("2d", { willReadFrequently: true });
      if (pen) draw(pen);
      found = new CanvasTexture(canvas);
      found.colorSpace = SRGBColorSpace;
      found.anisotropy = this.light ? 1 : 4;
      this.textures.set(key, found);
    }
    return found;
  }

  /** Wood, paint or plaster in the room's light. */
  finish(
    key: string,
    { color, map, opacity = 1, roughness = 0.72, lacquer = 0 }: Finish,
  ): Material {
    return this.material(`finish ${key}`, () => {
      const shared = {
        ...(color === undefined ? {} : { color }),
        ...(map === undefined ? {} : { map }),
        transparent: opacity < 1,
        opacity,
        depthWrite: opacity >= 1,
      };
      return this.light
        ? new MeshLambertMaterial(shared)
        : new MeshPhysicalMaterial({
            ...shared,
            roughness,
            metalness: 0,
            clearcoat: lacquer,
            clearcoatRoughness: 0.22,
          });
    });
  }

  /** A flat colour that no light changes, for signs. */
  flat(key: string, { color, map, opacity = 1 }: Finish): Material {
    return this.material(
      `flat ${key}`,
      () =>
        new MeshBasicMaterial({
          ...(color === undefined ? {} : { color }),
          ...(map === undefined ? {} : { map }),
          transparent: opacity < 1 || map !== undefined,
          opacity,
          depthWrite: false,
          toneMapped: false,
        }),
    );
  }

  material<M extends Material>(key: string, make: () => M): M {
    let found = this.materials.get(key);
    if (!found) {
      found = make();
      this.materials.set(key, found);
    }
    return found as M;
  }

  /** Words lying flat, readable from the south. */
  lying(text: string, ink: ColourName, height: number, weight = 600): Mesh {
    const { map, aspect } = this.words(text, this.colour(ink), weight);
    const mesh = new Mesh(
      this.shape("sheet", () => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)),
      this.flat(`words ${text} ${ink} ${weight}`, { map }),
    );
    mesh.scale.set(height * aspect, 1, height);
    mesh.renderOrder = 1;
    return unpickable(mesh);
  }

  /** A small sign that always faces the camera; fingers go through it unless it can be picked. */
  sign(text: string, ground: string, ink: string, height: number, picked = false): Sprite {
    const aspect = text.length > 2 ? 1.7 : 1;
    const map = this.paint(`sign ${text} ${ground} ${ink}`, 128 * aspect, 128, (pen) => {
      const w = 128 * aspect;
      pen.fillStyle = ground;
      pen.beginPath();
      pen.roundRect(6, 6, w - 12, 116, 58);
      pen.fill();
      pen.lineWidth = 5;
      pen.strokeStyle = ink;
      pen.globalAlpha = 0.35;
      pen.stroke();
      pen.globalAlpha = 1;
      pen.fillStyle = ink;
      word(pen, text, w / 2, 68, w - 36, 76, this.palette.font, 700);
    });
    const sprite = new Sprite(
      this.material(
        `sign ${text} ${ground} ${ink}`,
        () => new SpriteMaterial({ map, depthTest: false, toneMapped: false }),
      ),
    );
    sprite.scale.set(height * aspect, height, 1);
    return picked ? sprite : unpickable(sprite);
  }

  private words(text: string, ink: string, weight: number): { map: CanvasTexture; aspect: number } {
    const w = Math.min(640, 48 + text.length * 46);
    const map = this.paint(`words ${text} ${ink} ${weight}`, w, 96, (pen) => {
      pen.fillStyle = ink;
      word(pen, text, w / 2, 50, w - 12, 68, this.palette.font, weight);
    });
    return { map, aspect: w / 96 };
  }

  /** Let go of a picture that was not used for long, and of the materials that show it. */
  private drop(texture: CanvasTexture): void {
    for (const [key, material] of this.materials) {
      if (!("map" in material) || material.map !== texture) continue;
      this.materials.delete(key);
      material.dispose();
    }
    texture.dispose();
  }

  dispose(): void {
    for (const kept of [this.shapes, this.textures, this.materials]) {
      for (const one of kept.values()) one.dispose();
      kept.clear();
    }
  }
}

/** Make something that fingers go through. */
export function unpickable<O extends { raycast: unknown }>(object: O): O {
  object.raycast = () => undefined;
  return object;
}
