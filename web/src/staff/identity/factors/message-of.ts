import { ApiError } from "../../../api.ts";
import { passkeyCopy } from "../../../content/staff/identity.ts";

/** By the name of the browser's error. `NotAllowedError` is every way in which the person did not confirm. */
const BY_NAME: Readonly<Record<string, string>> = {
  NotAllowedError: passkeyCopy.dismissed,
  AbortError: passkeyCopy.dismissed,
  InvalidStateError: passkeyCopy.alreadyThere,
  SecurityError: passkeyCopy.wrongAddress,
  NotSupportedError: passkeyCopy.unsupported,
};

/** What a person reads when a factor did not work: the server's refusal, or the browser's. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (!(error instanceof Error)) return passkeyCopy.failed;
  if (error.message.includes("not supported in this browser")) return passkeyCopy.unsupported;
  return BY_NAME[error.name] ?? passkeyCopy.failed;
}
