import type { Deps as ConsentsDeps } from "../consents/deps.ts";
import type { SessionDeps } from "../identity/deps.ts";
import type { Deps as TrackingDeps } from "../tracking/deps.ts";

export type Deps = SessionDeps & Pick<TrackingDeps, "limits"> & Pick<ConsentsDeps, "onConsentWithdrawn">;
