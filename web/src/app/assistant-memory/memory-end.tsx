import type { AssistantMessage, Memories } from "@app/contract/assistant";
import { useMutation } from "@tanstack/react-query";
import { endCopy as copy, memoryCopy } from "../../content/app/assistant/memory.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { readConversation } from "../data/assistant-memory/stored-conversation.ts";
import { useMemoryChange } from "../data/assistant-memory/use-memory-change.ts";
import { messageOf } from "../shell/states/message-of.ts";
import styles from "./memory-end.module.css";

const onError = (error: Error) => showToast({ title: memoryCopy.failed, text: messageOf(error), tone: "destructive" });

/** Takes everything along, or deletes every sentence. */
export function MemoryEnd({ memories }: { memories: Memories }) {
  const download = useMutation({
    mutationFn: async () => saveKnowledge(memories, await readConversation(), new Date()),
    onError,
  });
  const removal = useMemoryChange();
  const remove = () =>
    removal.mutate({ kind: "delete-all" }, { onError, onSuccess: () => showToast({ title: copy.removedAll }) });
  const ask = () =>
    showAlert({
      title: copy.ask.title,
      text: copy.ask.text,
      confirm: copy.ask.keep,
      deny: copy.ask.remove,
      onDeny: remove,
    });
  return (
    <div className={`${styles.end} row wrap`}>
      <Button
        variant="outline"
        busy={download.isPending}
        busyLabel={copy.downloading}
        onClick={() => download.mutate()}
      >
        <Icon name="download" />
        {copy.download}
      </Button>
      {memories.memories.length > 0 ? (
        <Button
          className={styles.remove}
          variant="link"
          busy={removal.isPending}
          busyLabel={copy.removing}
          onClick={ask}
        >
          {copy.removeAll}
        </Button>
      ) : null}
    </div>
  );
}

/** What the page shows and what was said, for the member to keep. Made on the device: nothing of it is stored elsewhere. */
const knowledgeText = (memories: Memories, conversation: readonly AssistantMessage[], now: Date): string =>
  `${JSON.stringify({ savedAt: now.toISOString(), ...memories, conversation }, null, 2)}\n`;

/** Starts a download. */
function saveKnowledge(memories: Memories, conversation: readonly AssistantMessage[], now: Date): void {
  const file = new Blob([knowledgeText(memories, conversation, now)], { type: "application/json" });
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = copy.file(now.toISOString().slice(0, 10));
  link.click();
  URL.revokeObjectURL(url);
}
