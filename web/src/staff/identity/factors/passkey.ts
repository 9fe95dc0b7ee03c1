import type { Ceremony } from "@app/contract/staff/identity";
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

/** What the browser answered, for the ceremony that asked. */
export type PasskeyAnswer = { ceremonyId: string; response: Record<string, unknown> };

/** The browser asks for one of the person's keys. */
export async function answerWithPasskey({ ceremonyId, options }: Ceremony): Promise<PasskeyAnswer> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ceremonyId, response: { ...(await startAuthentication({ optionsJSON })) } };
}

/** The browser makes a new key on this device. */
export async function createPasskey({ ceremonyId, options }: Ceremony): Promise<PasskeyAnswer> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ceremonyId, response: { ...(await startRegistration({ optionsJSON })) } };
}
