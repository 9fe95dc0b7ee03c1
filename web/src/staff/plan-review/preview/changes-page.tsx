import type { ChangeCard, PlanChangesView } from "@app/contract/plan-publication";
import { previewCopy as copy } from "../../../content/staff/plan-preview.ts";
import { Face } from "../../shell/face.tsx";
import styles from "./preview.module.css";

type ChangesPageProps = { changes: PlanChangesView; isHidden: boolean; open: () => void };

/** What the member reads first: what changed, and why. */
export function ChangesPage({ changes, isHidden, open }: ChangesPageProps) {
  return (
    <>
      <div className={styles.content}>
        <p className={styles.date}>{changes.previous ? copy.today : copy.firstPlan}</p>
        <h4 className={styles.headline}>{changes.headline}</h4>
        <ol className={styles.summary} data-plain={isHidden || undefined}>
          {changes.summary.map((sentence) => (
            <li key={sentence}>
              <Sentence sentence={sentence} cards={changes.changes} />
            </li>
          ))}
        </ol>
        {changes.changes.map((card) => (
          <Card key={`${card.half} ${card.title} ${card.after?.text ?? ""}`} card={card} />
        ))}
        {changes.kept.map(({ half, reason }) => (
          <p key={half}>
            <b>{copy.kept(half)}</b> {reason}
          </p>
        ))}
        {changes.same ? (
          <p className={styles.same}>
            {copy.same} {changes.same}
          </p>
        ) : null}
        {changes.lostSwaps.length > 0 ? (
          <p className={styles.same}>
            {copy.lostSwaps} {changes.lostSwaps.join(", ")}
          </p>
        ) : null}
        <Signers signers={changes.signers} />
      </div>
      <button className={styles.open} type="button" onClick={open}>
        {copy.open}
      </button>
    </>
  );
}

/** What changed stands out from why. */
function Sentence({ sentence, cards }: { sentence: string; cards: readonly ChangeCard[] }) {
  const title = cards.find((card) => sentence.startsWith(card.title))?.title ?? "";
  return (
    <>
      {title ? <b>{title}</b> : null}
      {sentence.slice(title.length)}
    </>
  );
}

function Card({ card: { title, before, after, reason, source } }: { card: ChangeCard }) {
  return (
    <div className={`${styles.card} paper`}>
      <span>{title}</span>
      {before ? (
        <p>
          <del>{before.text}</del>
        </p>
      ) : null}
      {after ? (
        <p>
          <ins>{after.text}</ins>
        </p>
      ) : null}
      <small>
        {source}: {reason}
      </small>
    </div>
  );
}

function Signers({ signers }: Pick<PlanChangesView, "signers">) {
  return (
    <div className={`${styles.signers} row`}>
      {signers.map(({ name, half }) => (
        <Face key={half} name={name} />
      ))}
      <p>
        <b>{copy.signedBy(signers.map(({ name }) => name))}</b>
        {signers.map(({ registration }) => registration).join(", ")}
      </p>
    </div>
  );
}
