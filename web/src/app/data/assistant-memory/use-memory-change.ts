import type * as wire from "@app/contract/assistant";
import { useMutation } from "@tanstack/react-query";
import { call, type EndpointRef } from "../../../api.ts";
import { saveMemory } from "../assistant/endpoints.ts";
import { memoriesQuery } from "../assistant/memories-query.ts";
import { updateAnswer } from "../query-client.ts";

const deleteMemory: EndpointRef<typeof wire.deleteMemory> = {
  method: "DELETE",
  path: "/v1/account/assistant/memories/:memoryId",
};
const deleteMemories: EndpointRef<typeof wire.deleteMemories> = {
  method: "DELETE",
  path: "/v1/account/assistant/memories",
};
const switchMemory: EndpointRef<typeof wire.switchMemory> = {
  method: "POST",
  path: "/v1/account/assistant/memories/switch",
};

export type MemoryChange =
  /** A known id changes the sentence. `messageId`: the answer that asked. */
  | { kind: "save"; id: string; key: wire.MemoryKey; text: string; messageId?: string }
  | { kind: "delete"; id: string }
  | { kind: "delete-all" }
  | { kind: "switch"; isOn: boolean };

function send(change: MemoryChange): Promise<wire.Memories> {
  switch (change.kind) {
    case "save": {
      const { kind: _, ...body } = change;
      return call(saveMemory, { body });
    }
    case "delete":
      return call(deleteMemory, { params: { memoryId: change.id } });
    case "delete-all":
      return call(deleteMemories);
    case "switch":
      return call(switchMemory, { body: { isOn: change.isOn } });
  }
}

/** A change of what is remembered, one after the other; each answer is the whole page. */
export const useMemoryChange = () =>
  useMutation({
    scope: { id: "memories" },
    mutationFn: send,
    onSuccess: (memories) => updateAnswer(memoriesQuery.queryKey, () => memories),
  });
