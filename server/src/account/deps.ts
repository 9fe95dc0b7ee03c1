import type { Deps as GuaranteeDeps } from "../guarantee/deps.ts";
import type { SessionDeps } from "../identity/deps.ts";
import type { AssessDeps } from "../intake/assess.ts";

export type Deps = SessionDeps & GuaranteeDeps & AssessDeps;
