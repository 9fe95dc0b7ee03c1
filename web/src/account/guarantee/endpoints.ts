import type * as wire from "@app/contract/guarantee";
import type { EndpointRef } from "../../api.ts";

// References without schemas, so that the screen does not load the validation library.
export const getGuarantee: EndpointRef<typeof wire.getGuarantee> = { method: "GET", path: "/v1/account/guarantee" };
export const requestGuarantee: EndpointRef<typeof wire.requestGuarantee> = {
  method: "POST",
  path: "/v1/account/guarantee",
};
export const disagreeWithGuarantee: EndpointRef<typeof wire.disagreeWithGuarantee> = {
  method: "POST",
  path: "/v1/account/guarantee/:decisionId/review",
};
export const chooseInGuarantee: EndpointRef<typeof wire.chooseInGuarantee> = {
  method: "POST",
  path: "/v1/account/guarantee/:decisionId/choice",
};
export const acceptGuaranteeOffer: EndpointRef<typeof wire.acceptGuaranteeOffer> = {
  method: "POST",
  path: "/v1/account/guarantee/:decisionId/offer",
};
export const getGuaranteeBundle: EndpointRef<typeof wire.getGuaranteeBundle> = {
  method: "GET",
  path: "/v1/account/guarantee/:decisionId/bundle.json",
};
export const getGuaranteePdf: EndpointRef<typeof wire.getGuaranteePdf> = {
  method: "GET",
  path: "/v1/account/guarantee/:decisionId/bundle.pdf",
};
