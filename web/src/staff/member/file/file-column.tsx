import type { MemberFile } from "@app/contract/staff/member-file";
import { useState } from "react";
import { memberCopy as copy } from "../../../content/staff/member.ts";
import parts from "../parts/parts.module.css";
import { TeamButton } from "../parts/team-button.tsx";
import { AnswersDialog } from "./answers-dialog.tsx";
import styles from "./file.module.css";
import { SafetySigns } from "./safety-signs.tsx";

/** What is known of the member: safety first, then the answers that guide the work. */
export function FileColumn({ file }: { file: MemberFile }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside className={styles.column} aria-label={copy.aside}>
      <section>
        <h2 className={parts.heading}>{copy.signs.title}</h2>
        <SafetySigns signs={file.signs} />
      </section>
      <section>
        <h2 className={parts.heading}>{copy.guiding.title}</h2>
        {file.guiding.length === 0 ? <p className={parts.hint}>{copy.guiding.none}</p> : null}
        <dl className={styles.facts}>
          {file.guiding.map(({ id, question, answer }) => (
            <div key={id}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
        {file.answersCount > 0 ? (
          <TeamButton tone="link" onClick={() => setIsOpen(true)}>
            {copy.answers.open(file.answersCount)}
          </TeamButton>
        ) : null}
      </section>
      {isOpen ? <AnswersDialog memberId={file.memberId} name={file.name} onClose={() => setIsOpen(false)} /> : null}
    </aside>
  );
}
