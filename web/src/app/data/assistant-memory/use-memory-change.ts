import type * as wire from "@app/contract/assistant";
import { deleteMemories, deleteMemory, saveMemory, switchMemory } from "@app/contract/assistant";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { memoriesQuery } from "../assistant/memories-query.ts";
import { updateAnswer } from "../query-client.ts";

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
