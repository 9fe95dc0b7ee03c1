import * as wire from "@app/contract/identity";
import type { Deps } from "../deps.ts";
import { type App, serve } from "../platform/http.ts";
import { register } from "./register.ts";

export const identityRoutes = (deps: Deps) => (app: App) => {
  serve(app, wire.register, ({ body, ip }) => register(deps, { form: body, ip }));
};
