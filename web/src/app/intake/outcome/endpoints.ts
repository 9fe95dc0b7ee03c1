import type { requestIntakeRefund as requestIntakeRefundWire } from "@app/contract/intake";
import type { EndpointRef } from "../../../api.ts";

// A reference without schemas, so that the screen does not load the validation library.
export const requestIntakeRefund: EndpointRef<typeof requestIntakeRefundWire> = {
  method: "POST",
  path: "/v1/account/intake/refund",
};
