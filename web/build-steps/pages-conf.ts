/**
 * An nginx snippet that knows every page by its address: found at once, without trying the patterns of site.conf.
 * What those would have worked out is written here, since the build knows it.
 */
export const pagesConf = (files: readonly string[]): string =>
  files
    .filter((file) => !HIDDEN.has(file))
    .sort()
    .map((file) => {
      const page = `/${file.replace(/\/?index\.html$/, "")}`;
      return `location = ${page} {
    set $cache_control "public, max-age=60, stale-while-revalidate=86400";
    set $logged_path ${page};
    try_files /${file} =404;
}
`;
    })
    .join("");

/** Drawn for the build; nobody lives there. */
const HIDDEN = new Set(["nao-encontrada/index.html"]);
