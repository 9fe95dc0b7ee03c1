import type { App } from "../platform/http/app.ts";
import { agendaRoutes } from "./agenda/routes.ts";
import { staffThreadRoutes } from "./conversations/routes.ts";
import type { Deps } from "./deps.ts";
import { staffOwnRoutes } from "./identity/own-routes.ts";
import { staffPublicRoutes } from "./identity/public-routes.ts";
import { memberRoutes } from "./members/routes.ts";
import type { PlanEditorDeps } from "./plans/deps.ts";
import { planEditorRoutes } from "./plans/routes.ts";
import { queueRoutes } from "./queue/queue-routes.ts";
import { replyRoutes } from "./replies/routes.ts";
import { staffReviewRoutes } from "./reviews/routes.ts";
import { staffTeamRoutes } from "./team-routes.ts";

export function staffRoutes(app: App, deps: Deps & PlanEditorDeps): void {
  staffPublicRoutes(app, deps);
  staffOwnRoutes(app, deps);
  staffTeamRoutes(app, deps);
  memberRoutes(app, deps);
  agendaRoutes(app, deps);
  queueRoutes(app, deps);
  planEditorRoutes(app, deps);
  staffThreadRoutes(app, deps);
  replyRoutes(app, deps);
  staffReviewRoutes(app, deps);
}
