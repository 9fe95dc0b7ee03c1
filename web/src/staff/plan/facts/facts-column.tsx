import type { PlanEditor } from "@app/contract/staff/plans";
import { planCopy } from "../../../content/staff/plan.ts";
import { SignIcon } from "../../member/parts/sign-icon.tsx";
import { SuggestionEvidence } from "../../member/parts/suggestion-evidence.tsx";
import styles from "./facts.module.css";
import { FoodOverrides } from "./food-overrides.tsx";

const copy = planCopy.facts;

type Fact = PlanEditor["facts"][number];

/** What the plan rests on. Every figure stands with its sum: without it nobody could argue with the number. */
export function FactsColumn({ editor, isOpen }: { editor: PlanEditor; isOpen: boolean }) {
  const { facts, sums, forbidden, care, suggestion } = editor;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
    <aside className={styles.column} aria-label={copy.label} id="fatos" data-open={isOpen || undefined} tabIndex={0}>
      <FactList title={copy.title} facts={facts} />
      <FactList title={copy.sums} facts={sums} />
      <section>
        <h2>{copy.forbidden}</h2>
        {forbidden.length === 0 ? <p>{copy.nothingForbidden}</p> : null}
        <ul className={`${styles.tags} wrap`}>
          {forbidden.map(({ text, isAllergy }) => (
            <li key={text} data-tone={isAllergy ? "error" : undefined}>
              {isAllergy ? <SignIcon /> : null}
              {text}
            </li>
          ))}
        </ul>
      </section>
      <FoodOverrides editor={editor} />
      {care.length > 0 ? (
        <section>
          <h2>{copy.care}</h2>
          <p>{care.join(" ")}</p>
        </section>
      ) : null}
      <section>
        <h2>{copy.suggestion}</h2>
        {suggestion ? (
          <>
            <p>
              <b>{suggestion.title}</b> {suggestion.reason}
            </p>
            <SuggestionEvidence evidence={suggestion.evidence} />
          </>
        ) : (
          <p>{copy.noSuggestion}</p>
        )}
      </section>
    </aside>
  );
}

function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {facts.map(({ key, label, value, unit, formula }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {value} {unit ? <small>{unit}</small> : null}
            </dd>
            {formula ? <dd className={styles.formula}>{formula}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
