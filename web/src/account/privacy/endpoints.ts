import type * as privacy from "@app/contract/privacy";
import type { EndpointRef } from "../../api.ts";

export const listDisclosures: EndpointRef<typeof privacy.listDisclosures> = {
  method: "GET",
  path: "/v1/account/disclosures",
};
export const getExport: EndpointRef<typeof privacy.getExport> = { method: "GET", path: "/v1/account/export" };
export const downloadExport: EndpointRef<typeof privacy.downloadExport> = {
  method: "GET",
  path: "/v1/account/export/:exportId/file",
};
export const previewDeletion: EndpointRef<typeof privacy.previewDeletion> = {
  method: "GET",
  path: "/v1/account/deletion",
};
