import { expect, test } from "vitest";
import { ApiError } from "../../../api.ts";
import { passkeyCopy } from "../../../content/staff/identity.ts";
import { messageOf } from "./message-of.ts";

const named = (name: string) =>
  Object.assign(new Error("The operation either timed out or was not allowed."), { name });

test.each([
  [named("NotAllowedError"), passkeyCopy.dismissed],
  [named("InvalidStateError"), passkeyCopy.alreadyThere],
  [named("SecurityError"), passkeyCopy.wrongAddress],
  [new Error("WebAuthn is not supported in this browser"), passkeyCopy.unsupported],
  [named("UnknownError"), passkeyCopy.failed],
  ["text", passkeyCopy.failed],
])("%s is described", (error, message) => expect(messageOf(error)).toBe(message));

test("a refusal of the server is passed on", () => {
  const refusal = {
    return: null,
    message: "Não conferiu.",
    code: 401,
    error: "staff-credentials-wrong",
    redirect_to: null,
  };
  expect(messageOf(new ApiError(refusal as ConstructorParameters<typeof ApiError>[0]))).toBe("Não conferiu.");
});
