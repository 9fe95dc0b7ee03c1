import type * as wire from "@app/contract/staff/identity";
import type { EndpointRef } from "../../api.ts";

// References without schemas, so that the pages do not load the validation library.

export const lookAtInvitation: EndpointRef<typeof wire.lookAtInvitation> = {
  method: "POST",
  path: "/v1/staff/invitations/look",
};
export const beginInvitedPasskey: EndpointRef<typeof wire.beginInvitedPasskey> = {
  method: "POST",
  path: "/v1/staff/invitations/passkey",
};
export const beginInvitedTotp: EndpointRef<typeof wire.beginInvitedTotp> = {
  method: "POST",
  path: "/v1/staff/invitations/totp",
};
export const acceptInvitation: EndpointRef<typeof wire.acceptInvitation> = {
  method: "POST",
  path: "/v1/staff/invitations/accept",
};

export const beginSignIn: EndpointRef<typeof wire.beginSignIn> = {
  method: "POST",
  path: "/v1/staff/sign-in/passkey/begin",
};
export const signInByPasskey: EndpointRef<typeof wire.signInByPasskey> = {
  method: "POST",
  path: "/v1/staff/sign-in/passkey",
};
export const signInByCode: EndpointRef<typeof wire.signInByCode> = { method: "POST", path: "/v1/staff/sign-in/code" };
export const signInByRecoveryCode: EndpointRef<typeof wire.signInByRecoveryCode> = {
  method: "POST",
  path: "/v1/staff/sign-in/recovery",
};

export const getStaffAccess: EndpointRef<typeof wire.getStaffAccess> = { method: "GET", path: "/v1/staff/access" };
export const endStaffSession: EndpointRef<typeof wire.endStaffSession> = {
  method: "DELETE",
  path: "/v1/staff/sessions/:sessionId",
};
export const beginPasskey: EndpointRef<typeof wire.beginPasskey> = {
  method: "POST",
  path: "/v1/staff/factors/passkey",
};
export const beginTotp: EndpointRef<typeof wire.beginTotp> = { method: "POST", path: "/v1/staff/factors/totp" };
export const addFactor: EndpointRef<typeof wire.addFactor> = { method: "POST", path: "/v1/staff/factors" };
export const removeFactor: EndpointRef<typeof wire.removeFactor> = {
  method: "DELETE",
  path: "/v1/staff/factors/:factorId",
};

export const beginConfirmation: EndpointRef<typeof wire.beginConfirmation> = {
  method: "POST",
  path: "/v1/staff/confirmation/begin",
};
export const confirmFactor: EndpointRef<typeof wire.confirmFactor> = {
  method: "POST",
  path: "/v1/staff/confirmation",
};
