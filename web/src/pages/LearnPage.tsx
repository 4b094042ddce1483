import { use } from "react";
import { GAMES } from "../games";
import { LessonView } from "../learn/LessonView";
import { MissingPage } from "./MissingPage";

/** The lesson of a game. */
export default function LearnPage({ family, step }: { family: string; step: string | null }) {
  const lesson = GAMES.find((game) => game.family === family)?.lesson;
  return lesson ? <Shown family={family} step={step} load={lesson} /> : <MissingPage />;
}

function Shown({
  family,
  step,
  load,
}: {
  family: string;
  step: string | null;
  load: NonNullable<(typeof GAMES)[number]["lesson"]>;
}) {
  return <LessonView key={family} family={family} lesson={use(load())} step={step} />;
}
