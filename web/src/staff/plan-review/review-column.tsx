import { useState } from "react";
import { changesCopy as copy, findingsCopy, keptCopy, withoutCallCopy } from "../../content/staff/plan-review.ts";
import { Alert } from "../../ui/display/alert.tsx";
import parts from "../member/parts/parts.module.css";
import { SuggestionEvidence } from "../member/parts/suggestion-evidence.tsx";
import type { PlanWork } from "../plan-work/plan-work.ts";
import { ChangeList } from "./changes/change-list.tsx";
import { SentenceField } from "./fields/sentence-field.tsx";
import styles from "./plan-review.module.css";
import { PublishedDialog } from "./sign/published.tsx";
import { SignDialog } from "./sign-dialog.tsx";
import { SignaturePanel } from "./signature/signature-panel.tsx";
import { useReviewKeys } from "./signature/use-review-keys.ts";
import { focusSlot } from "./state/next-lock.ts";
import type { Outcome } from "./state/outcome.ts";
import { type SigningState, signingState } from "./state/signing-state.ts";

/** The editor's right side: what changed and why, what locks it, and the signature. */
export function ReviewColumn({ work }: { work: PlanWork }) {
  const [isSigning, setIsSigning] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { editor } = work;
  const state = signingState(work);
  const isFrozen = state === null || state.mode === "signed" || state.mode === "acknowledged";
  const onSign = () => setIsSigning(true);
  useReviewKeys({ work, state, onSign });
  return (
    <aside className="column shrinks" aria-label={copy.region}>
      <header className={`${styles.head} wrap`}>
        <h2>{copy.count(work.groups.length)}</h2>
        <p>{copy.between(editor.current?.version ?? null, editor.next.version)}</p>
      </header>
      <Withdrawn versions={editor.versions} />
      <ChangeList work={work} isFrozen={isFrozen} onAnswered={focusNextMissing} />
      <Suggestion suggestion={editor.suggestion} />
      {state && !isFrozen ? <Sentences work={work} state={state} /> : null}
      <Findings findings={editor.findings} />
      <SignaturePanel work={work} state={state} onSign={onSign} onDone={setOutcome} />
      {isSigning ? <SignDialog work={work} onClose={() => setIsSigning(false)} /> : null}
      {outcome ? <PublishedDialog outcome={outcome} onClose={() => setOutcome(null)} /> : null}
    </aside>
  );
}

/** The version of before was taken away, and nobody has signed since. */
function Withdrawn({ versions }: Pick<PlanWork["editor"], "versions">) {
  const signed = versions.findIndex(({ kind }) => kind === "definitive");
  const unsigned = signed < 0 ? versions : versions.slice(0, signed + 1);
  const gone = unsigned.find(({ withdrawn }) => withdrawn);
  return gone?.withdrawn ? (
    <Alert tone="warning">{findingsCopy.withdrawn(gone.version, gone.withdrawn.cause)}</Alert>
  ) : null;
}

/** What the check says of the saved drafts: a fault holds the publication back, whoever signs. */
function Findings({ findings }: Pick<PlanWork["editor"], "findings">) {
  if (findings.length === 0) return null;
  return (
    <section className={styles.sentence}>
      <h3 className={parts.heading}>{findingsCopy.title}</h3>
      <ul>
        {findings.map(({ code, where, text, isWarning }) => (
          <li key={`${code} ${where} ${text}`}>
            {text} <b>{isWarning ? findingsCopy.warning : findingsCopy.fault}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The next reason to write, else the signature: the whole list by keyboard. */
function focusNextMissing(): void {
  requestAnimationFrame(() => focusSlot(document.querySelector("[data-slot=reason-chips]") ? "reason-chips" : "sign"));
}

/** Only where the facts, which say it too, do not stand beside the week. */
function Suggestion({ suggestion }: Pick<PlanWork["editor"], "suggestion">) {
  if (!suggestion) return null;
  return (
    <section className={styles.suggestion}>
      <h3 className={parts.heading}>{copy.suggestion.title}</h3>
      <p>
        <b>{suggestion.title}</b> {suggestion.reason}
      </p>
      <SuggestionEvidence evidence={suggestion.evidence} />
      <p className={styles.never}>{copy.suggestion.never}</p>
    </section>
  );
}

/** What is written about the half as a whole. */
function Sentences({ work, state }: { work: PlanWork; state: SigningState }) {
  const { half, needsCall } = state;
  const { name } = work.editor;
  const { kept, withoutCall } = work.notes[half];
  const hasChanges = work.groups.some((group) => group.half === half);
  return (
    <>
      {hasChanges || work.current === null ? null : (
        <section className={styles.sentence}>
          <h3 className={parts.heading}>{keptCopy.title(half)}</h3>
          <p>{state.isProvisional ? keptCopy.provisional(name) : keptCopy.text(name)}</p>
          <SentenceField
            label={keptCopy.label}
            placeholder={keptCopy.placeholder}
            tooShort={keptCopy.tooShort}
            slot="kept"
            value={kept}
            onChange={work.setKept}
          />
        </section>
      )}
      {needsCall || withoutCall !== null ? (
        <section className={styles.sentence}>
          <h3 className={parts.heading}>{withoutCallCopy.title(name)}</h3>
          <p>{withoutCallCopy.text}</p>
          <SentenceField
            label={withoutCallCopy.label}
            placeholder={withoutCallCopy.placeholder}
            tooShort={withoutCallCopy.tooShort}
            slot="without-call"
            value={withoutCall}
            onChange={work.setWithoutCall}
          />
        </section>
      ) : null}
    </>
  );
}
