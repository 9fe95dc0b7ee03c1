import type { Plugin } from "vite";
import { FIGURES_FOLDER, figureFiles } from "./figure-files.ts";

/** Draws every exercise into a file of the build, and gives `ExerciseFigure` their folder. */
export const exerciseFigures: Plugin = {
  name: "exercise-figures",
  config: () => ({
    define: { "import.meta.env.FIGURES_FOLDER": JSON.stringify(`/${FIGURES_FOLDER}`) },
  }),
  configureServer(server) {
    server.middlewares.use(`/${FIGURES_FOLDER}`, (request, response, next) => {
      const svg = figureFiles.get(request.url?.slice(1) ?? "");
      if (!svg) return next();
      response.setHeader("content-type", "image/svg+xml");
      response.end(svg);
    });
  },
  generateBundle() {
    if (this.environment.name !== "client") return;
    for (const [name, source] of figureFiles) {
      this.emitFile({ type: "asset", fileName: `${FIGURES_FOLDER}/${name}`, source });
    }
  },
};
