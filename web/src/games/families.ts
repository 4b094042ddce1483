/** What reading, writing and setting up needs of every game, without pictures; see `play/`. */
import type { Families } from "../play/family";
import { family as doce } from "./doce/family";
import { family as docker } from "./docker/family";
import { family as dockers } from "./dockers/family";

export const FAMILIES: Families = { docker, dockers, doce };
