import type { Deps as GuaranteeDeps } from "../guarantee/deps.ts";
import type { SessionDeps } from "../identity/deps.ts";

export type Deps = SessionDeps & GuaranteeDeps;
