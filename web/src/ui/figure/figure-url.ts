import { type FigurePoses, figureFile } from "./figure-file.ts";

/** Where the build has put the drawings. */
const FOLDER = import.meta.env.FIGURES_FOLDER ?? "";
export const figureUrl = (id: string, poses: FigurePoses): string => `${FOLDER}/${figureFile(id, poses)}`;

/** The cache in which a device keeps them (build-steps/worker/worker.js). */
export const FIGURES_CACHE = FOLDER.split("/").at(-1) ?? "";
