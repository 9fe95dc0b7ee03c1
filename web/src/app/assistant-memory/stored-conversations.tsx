import { appPaths } from "../../app-paths.ts";
import { storedCopy as copy, memoryCopy } from "../../content/app/assistant/memory.ts";
import { Button } from "../../ui/core/button.tsx";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useDeleteConversation } from "../data/assistant-memory/stored-conversation.ts";
import { Link } from "../shell/link.tsx";
import { messageOf } from "../shell/states/message-of.ts";
import styles from "./assistant-memory.module.css";

/** The conversation with the assistant: read elsewhere, deleted here as a whole. */
export function StoredConversations() {
  const { mutate, isPending } = useDeleteConversation();
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => showToast({ title: copy.removed }),
      onError: (error) => showToast({ title: memoryCopy.failed, text: messageOf(error), tone: "destructive" }),
    });
  const ask = () =>
    showAlert({
      title: copy.ask.title,
      text: copy.ask.text,
      confirm: copy.ask.keep,
      deny: copy.ask.remove,
      onDeny: remove,
    });
  return (
    <section className="stack gap-2 at-start" aria-labelledby="conversas">
      <h2 className="h3-size" id="conversas">
        {copy.title}
      </h2>
      <p className={`${styles.text} caption`}>{copy.text}</p>
      <p className={`${styles.actions} row wrap`}>
        <Link className={styles.link} to={appPaths.assistant}>
          {copy.open}
        </Link>
        <Button variant="inline" busy={isPending} busyLabel={copy.removing} onClick={ask}>
          {copy.remove}
        </Button>
      </p>
    </section>
  );
}
