import type * as wire from "@app/contract/intake";
import type { EndpointRef } from "../../../api.ts";

// References without schemas, so that the screen does not load the validation library.
export const getIntakeRefund: EndpointRef<typeof wire.getIntakeRefund> = {
  method: "GET",
  path: "/v1/account/intake/refund",
};
export const requestIntakeRefund: EndpointRef<typeof wire.requestIntakeRefund> = {
  method: "POST",
  path: "/v1/account/intake/refund",
};
