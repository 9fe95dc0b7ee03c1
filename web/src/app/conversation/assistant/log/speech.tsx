import type { Source } from "@app/contract/assistant";
import type { ReactNode } from "react";
import { IconPath } from "../../../../ui/core/icon.tsx";
import { Link } from "../../../shell/link.tsx";
import { type AnswerPart, paragraphsOf } from "../blocks/answer-parts.ts";
import styles from "./log.module.css";

const PLAN = "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6";
const BOOK = "M5 4h11a3 3 0 013 3v13H8a3 3 0 01-3-3zM5 17a3 3 0 013-3h11";

type SpeechProps = {
  /** Who and when, on the first bubble of an answer. */
  author?: ReactNode;
  blocks: Extract<AnswerPart, { kind: "speech" }>["blocks"];
  /** What is being done for the rest. */
  step?: ReactNode;
};

/** What the assistant says, with where it is from. Plain text: nothing in it is markup. */
export const Speech = ({ author, blocks, step }: SpeechProps) => (
  <div
    className={author || step || blocks.some(({ kind }) => kind === "text") ? styles.bubble : styles.bare}
    data-slot="bubble"
  >
    {author}
    {blocks.map((block, index) => {
      // oxlint-disable-next-line react/no-array-index-key -- blocks are only added
      if (block.kind === "sources") return <Sources key={index} sources={block.sources} />;
      if (block.kind === "link")
        return (
          // oxlint-disable-next-line react/no-array-index-key -- blocks are only added
          <OwnPage key={index} className={styles.link} to={block.to}>
            {block.label}
          </OwnPage>
        );
      // oxlint-disable-next-line react/no-array-index-key -- blocks are only added
      return <Paragraphs key={index} text={block.text} />;
    })}
    {step}
  </div>
);

const Paragraphs = ({ text }: { text: string }) =>
  paragraphsOf(text).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- sentences are only added
    <p key={index}>{paragraph}</p>
  ));

const Sources = ({ sources }: { sources: readonly Source[] }) => (
  <ul className={`${styles.sources} wrap`}>
    {sources.map(({ label, to }) => (
      <li key={label}>
        <OwnPage className={styles.source} to={to}>
          <IconPath path={to?.startsWith("/app/plano") ? PLAN : BOOK} />
          {label}
        </OwnPage>
      </li>
    ))}
  </ul>
);

type OwnPageProps = { to: string | null; className?: string | undefined; children: ReactNode };

/** A link of an answer: pages of the app open inside it, those of the site as documents. Anything else is no link. */
function OwnPage({ to, className, children }: OwnPageProps) {
  if (!to || !/^\/(?![/\\])/.test(to)) return <span className={className}>{children}</span>;
  return to.startsWith("/app") ? (
    <Link className={className} to={to}>
      {children}
    </Link>
  ) : (
    <a className={className} href={to}>
      {children}
    </a>
  );
}
