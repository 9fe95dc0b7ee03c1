import type { PlatformDeps } from "../platform/deps.ts";
import type { PostalCodes } from "./postal-codes.ts";

export type Deps = PlatformDeps & { postalCodes: PostalCodes };
