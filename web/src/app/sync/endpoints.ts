import type * as wire from "@app/contract/sync";
import type { EndpointRef } from "../../api.ts";

export const sync: EndpointRef<typeof wire.sync> = { method: "POST", path: "/v1/account/sync" };
