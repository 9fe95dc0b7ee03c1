import type { Sweep } from "../platform/jobs/sweep.ts";
import type { Deps } from "./deps.ts";
import { refreshBlog } from "./refresh-blog.ts";

export const blogSweeps = (deps: Deps): Sweep[] => [
  { name: "refresh-blog", everyMs: 2_000, run: () => refreshBlog(deps) },
];
