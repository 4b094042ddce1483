import type { Family } from "../position";
import data from "./contents.json";

/** A block of the rules: its texts are `ID.title` and `ID`; rulings follow, and perhaps a picture. */
export interface Block {
  id: string;
  rulings?: readonly string[];
  figure?: { position: string; caption: string; move?: string };
}

export const CONTENTS = data as unknown as Readonly<Record<Family, readonly Block[]>>;
