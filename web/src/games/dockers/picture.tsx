import { type Cube, IsoPicture, seat } from "../../ui/Iso";

const FACES = "bygrgybrgybbrgyrbygrgybrybg";
const COLOURS: Readonly<Record<string, string>> = {
  r: seat(0),
  b: seat(1),
  y: seat(2),
  g: seat(3),
};
const colourAt = (i: number): string => COLOURS[FACES[i % FACES.length] ?? "r"] ?? seat(0);
const DOCKERS: readonly Cube[] = Array.from({ length: 27 }, (_, i) => i)
  .filter((i) => i !== 26 && i !== 24)
  .map((i) => ({
    x: i % 3,
    y: Math.floor(i / 3) % 3,
    z: Math.floor(i / 9),
    top: i === 17 || i === 22 || i === 25 ? colourAt(i) : "var(--lid)",
    left: colourAt(i * 2),
    right: colourAt(i * 2 + 7),
  }));

export const DockersPicture = () => <IsoPicture size={3} cubes={DOCKERS} height={3} />;
