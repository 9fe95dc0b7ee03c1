import type { PlatformDeps } from "../platform/deps.ts";
import type { BlogFeed } from "./feed.ts";

export type Deps = PlatformDeps & { blog: BlogFeed };
