import type { AssistantMessage } from "@app/contract/assistant";
import { useState } from "react";
import { appPaths } from "../../../app-paths.ts";
import { assistantCopy as copy, quickCopy, removalCopy } from "../../../content/app/assistant/assistant.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { showAlert } from "../../../ui/overlays/alert-dialog.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { askQuestion, discardQuestion } from "../../data/assistant/ask-question.ts";
import { removeExchange } from "../../data/assistant/assistant-query.ts";
import { lastFrom } from "../../data/assistant/assistant-view.ts";
import { useAssistant } from "../../data/assistant/use-assistant.ts";
import { draftOf, keepDraft } from "../../data/conversation/draft-store.ts";
import { Link } from "../../shell/link.tsx";
import { Composer } from "../compose/composer.tsx";
import { Frame, LoadingLog } from "../conversation-frame.tsx";
import styles from "./assistant-screen.module.css";
import { AssistantAside } from "./head/assistant-aside.tsx";
import { AssistantHead } from "./head/assistant-head.tsx";
import { Announcements } from "./log/announcements.tsx";
import { AssistantLog } from "./log/assistant-log.tsx";
import { ClosedAssistant } from "./states/closed-assistant.tsx";
import { EmptyAssistant } from "./states/empty-assistant.tsx";
import { useAnswerContext } from "./use-answer-context.ts";

/** The conversation with the assistant. What it proposes is written by the member, from this device. */
export function AssistantScreen() {
  const context = useAnswerContext();
  const used = useAssistant(context.snapshot);
  const { view, live, following } = used;
  // Another field where a text was put into it: it begins with that text.
  const [refills, setRefills] = useState(0);
  const { team, now, snapshot } = context;
  const basic = view?.basic ?? null;
  const personPath = view && !view.canHandOff ? appPaths.support : appPaths.conversation;
  const isClosed = view?.writing === "closed";
  const isEmpty = view?.messages.length === 0 && live === null;
  const frame = {
    head: <AssistantHead {...{ basic, personPath, team, now, isClosed }} isFoldable={!isEmpty} />,
    aside: <AssistantAside {...{ basic, now, isClosed }} waiting={team?.waiting ?? null} />,
  };
  if (!view || snapshot.phase === "loading")
    return (
      <Frame {...frame}>
        <LoadingLog text={copy.loading} />
      </Frame>
    );
  const { writing, canHandOff } = view;
  const isBusy = following !== null || live !== null;
  // Not known yet: as for most members.
  const hasPlan = context.plan !== null;
  const busy = live?.phase === "unsent" ? copy.unsent : copy.busy;
  const step = stepWords(live?.step ?? null, following);
  const actions = {
    onAsk: (text: string) => void askQuestion(text),
    onAgain: (id: string, text: string) => void askQuestion(text, id),
    onEdit: (text: string, id?: string) => {
      if (id) discardQuestion(id);
      const typed = id ? draftOf("assistant") : "";
      keepDraft("assistant", typed ? `${text}\n${typed}` : text);
      setRefills((count) => count + 1);
    },
    onRemove: confirmRemoval,
  };
  return (
    <Frame {...frame}>
      {isEmpty && writing === "open" ? (
        <EmptyAssistant {...{ hasPlan, numbers: context.numbers }} onAsk={actions.onAsk} />
      ) : null}
      {isEmpty ? null : <AssistantLog used={{ ...used, view }} step={step} context={context} actions={actions} />}
      <Announcements answer={lastFrom(view, "assistant")} step={following ? step : (live?.step ?? null)} />
      {writing === "open" ? (
        <>
          <QuickAsks personPath={personPath} hasPlan={hasPlan} isBusy={isBusy} onAsk={actions.onAsk} />
          <Composer
            key={refills}
            place="assistant"
            placeholder={copy.placeholder}
            busy={isBusy ? busy : undefined}
            takesFocus={refills > 0}
            // The field is free at once: the question stands in the log, sent or not.
            onSend={async (text) => actions.onAsk(text)}
          />
        </>
      ) : (
        <ClosedAssistant writing={writing} canHandOff={canHandOff} isAlone={isEmpty} />
      )}
    </Frame>
  );
}

function stepWords(step: string | null, following: ReturnType<typeof useAssistant>["following"]): string {
  if (following === "unreachable") return copy.unreachable;
  return following === "reading" ? copy.resuming : (step ?? copy.thinking);
}

function confirmRemoval(question: AssistantMessage, onRemoved: () => void): void {
  async function remove() {
    try {
      await removeExchange(question);
    } catch {
      return showToast({ title: removalCopy.failed, tone: "destructive" });
    }
    onRemoved();
    showToast({ title: removalCopy.done });
  }
  showAlert({
    title: removalCopy.title,
    text: removalCopy.text,
    confirm: removalCopy.keep,
    deny: removalCopy.remove,
    onDeny: () => void remove(),
  });
}

type QuickAsksProps = {
  personPath: string;
  hasPlan: boolean;
  /** An answer is on its way. */
  isBusy: boolean;
  onAsk: (text: string) => void;
};

/** Above the field: a person first, then what is asked most. */
const QuickAsks = ({ personPath, hasPlan, isBusy, onAsk }: QuickAsksProps) => (
  <ul className={styles.quick} aria-label={quickCopy.label}>
    <li className={styles.person}>
      <Link to={personPath}>
        <Icon name="person" />
        {copy.person}
      </Link>
    </li>
    {(hasPlan ? quickCopy.asks : quickCopy.asksWithoutPlan).map(([label, text]) => (
      <li key={label}>
        <button type="button" aria-disabled={isBusy || undefined} onClick={() => (isBusy ? undefined : onAsk(text))}>
          {label}
        </button>
      </li>
    ))}
  </ul>
);
