import type { getOverview as getOverviewWire } from "@app/contract/account";
import type { EndpointRef } from "../../api.ts";

// A reference without schemas, so that the screens do not load the validation library.
export const getOverview: EndpointRef<typeof getOverviewWire> = { method: "GET", path: "/v1/account" };
