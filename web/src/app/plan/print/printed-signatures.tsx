import type { PlanView } from "@app/contract/plans";
import { printCopy as copy } from "../../../content/app/plan/plan.ts";
import { signerCopy, VERIFY_ADDRESS } from "../../../content/signatures.ts";
import { SignatureThreads } from "../../../shell/signatures/signature-threads.tsx";
import { formatDateTime } from "../../shell/format/moments.ts";
import { PaperHead } from "./paper-head.tsx";
import paper from "./print.module.css";
import styles from "./printed-signatures.module.css";

type PrintedSignaturesProps = { plan: PlanView; code: string; name: string; page: string };

/** The last sheet of a signed plan: both names on the axis, and the code that anybody can check without an account. */
export function PrintedSignatures({ plan, code, name, page }: PrintedSignaturesProps) {
  const { version, createdAt, responsible, trainer, diet, training } = plan;
  const signers = [
    ...(diet ? [{ ...responsible, half: copy.halves.diet }] : []),
    ...(training && trainer ? [{ ...trainer, half: copy.halves.training }] : []),
  ];
  return (
    <article className={paper.paper} aria-label={copy.signatures}>
      <PaperHead plan={plan} name={name} title={copy.signatures} lead={copy.signaturesLead} />
      <ul className={`${styles.signers} stack gap-6`}>
        {signers.map((signer) => (
          <li key={signer.half}>
            <b>{signer.name}</b>
            <span className={styles.profession}>
              {signer.profession}, {signer.half}
            </span>
            <span className={styles.council}>{signer.registration}</span>
            <span>{copy.signedOn(formatDateTime(createdAt))}</span>
          </li>
        ))}
      </ul>
      <div className={`${styles.code} stack gap-5`}>
        <SignatureThreads className={styles.threads} code={code} />
        <p>
          <small>{signerCopy.code(version)}</small>
          <b>{code}</b>
          {copy.verify(VERIFY_ADDRESS)}
        </p>
      </div>
      <footer className={paper.foot}>
        <p>
          {copy.care} {copy.yours}
        </p>
        <p>{page}</p>
      </footer>
    </article>
  );
}
