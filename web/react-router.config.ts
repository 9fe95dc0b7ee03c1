import type { Config } from "@react-router/dev/config";
import { pages, prerenderedPaths } from "./src/pages.ts";

/** Pages are static files, written at build time: no Node process serves them. */
export default {
  appDirectory: "src",
  ssr: false,
  prerender: prerenderedPaths(pages),
} satisfies Config;
