import type { PlanChangesView } from "@app/contract/plan-publication";
import { planChangesCopy as copy } from "../../../content/app/plan/changes.ts";
import { signedTitle, signerCopy, verifyPath } from "../../../content/signatures.ts";
import { CodeBlock } from "../../../shell/signatures/code-block.tsx";
import { SignerList } from "../../../shell/signatures/signer-list.tsx";
import { formatDateTime } from "../../shell/format/moments.ts";
import styles from "./version-list.module.css";

/** "14/11/2026, 9h47". */
const formatAt = (at: string): string => formatDateTime(at).replace(", 0", ", ");

/** Printed matter: who signed, and the code by which anybody can check it. */
export function SignedSheet({ view: { signers, code, version } }: { view: PlanChangesView }) {
  const signed = signers.filter(({ act }) => act === "signed").length;
  if (signed === 0)
    return (
      <section className={`${styles.sheet} stack gap-5`} data-unsigned="">
        <h2>{copy.unsigned.title}</h2>
        <p className={styles.quiet}>{copy.unsigned.text}</p>
      </section>
    );
  return (
    <section className={`${styles.sheet} stack gap-5`}>
      <h2>{signedTitle(signed, signers.length - signed)}</h2>
      <SignerList signers={signers} formatAt={formatAt} />
      {code === null ? null : (
        <CodeBlock code={code} version={version}>
          {signerCopy.threads}{" "}
          <a href={verifyPath(code)} target="_blank" rel="noopener">
            {copy.verify}
          </a>
        </CodeBlock>
      )}
    </section>
  );
}
