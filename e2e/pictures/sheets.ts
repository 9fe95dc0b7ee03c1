import { globSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** A page for each person and for the components: a row of all variants for each screen or state. */
export function writeSheets(folder: string): string[] {
  const pictures = globSync("**/*.png", { cwd: folder }).toSorted((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );
  const areas = Map.groupBy(pictures, (path) => path.slice(0, path.indexOf("/")));
  return [...areas].map(([area, paths]) => {
    const rows = [...Map.groupBy(paths, dirname)].map(([screen, shown]) => {
      const figures = shown.map(
        (path) => `<a href="${path}"><img src="${path}" loading="lazy" alt=""><br>${basename(path, ".png")}</a>`,
      );
      return `<h2>${screen}</h2><div>${figures.join("")}</div>`;
    });
    const file = join(folder, `${area}.html`);
    writeFileSync(
      file,
      `<!doctype html><meta charset="utf-8"><title>${area}</title><style>${STYLE}</style>${rows.join("\n")}`,
    );
    return file;
  });
}

const STYLE = `body { font: 14px sans-serif } div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
a { flex: none; color: inherit } img { width: 220px; max-height: 480px; object-fit: cover; object-position: top; border: 1px solid #999 }`;
