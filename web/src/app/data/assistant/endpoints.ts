import type * as wire from "@app/contract/assistant";
import type { Endpoint, EndpointRef } from "../../../api.ts";

// References without schemas, so that the screens do not load the validation library.

export const getAssistant: EndpointRef<typeof wire.getAssistant> = { method: "GET", path: "/v1/account/assistant" };

/** Answers a stream, which `read-events.ts` reads. */
export const askAssistant = {
  method: "POST",
  path: "/v1/account/assistant/messages",
} as const satisfies Endpoint & Pick<typeof wire.askAssistant, "method" | "path">;

export const getAnswer: EndpointRef<typeof wire.getAnswer> = {
  method: "GET",
  path: "/v1/account/assistant/messages/:messageId",
};

export const deleteExchange: EndpointRef<typeof wire.deleteExchange> = {
  method: "DELETE",
  path: "/v1/account/assistant/messages/:messageId",
};

export const answerSign: EndpointRef<typeof wire.answerSign> = {
  method: "POST",
  path: "/v1/account/assistant/signs/:signId",
};

export const getMemories: EndpointRef<typeof wire.getMemories> = {
  method: "GET",
  path: "/v1/account/assistant/memories",
};

export const saveMemory: EndpointRef<typeof wire.saveMemory> = {
  method: "POST",
  path: "/v1/account/assistant/memories",
};
