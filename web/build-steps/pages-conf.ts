/**
 * An nginx snippet with an exact-match location for every page, which is found without trying the regular expressions
 * of site.conf. It sets the variables that those locations would have set.
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

/** Prerendered only as the source of 404.html. */
const HIDDEN = new Set(["nao-encontrada/index.html"]);
