import { progressOf } from "@app/engine/intake/questionnaire/path";
import type { Block } from "@app/engine/intake/questionnaire/question";
import { giveBackCopy as copy } from "../../../content/app/intake/give-back.ts";
import { stepsCopy } from "../../../content/app/intake/intake.ts";
import { formatDecimal } from "../../../ui/inputs/decimal.ts";
import { Help } from "../../outcome/crisis/help.tsx";
import { RouterButtonLink } from "../../shell/router-button-link.tsx";
import { BackLink } from "../frame/foot.tsx";
import { IntakeFrame } from "../frame/intake-frame.tsx";
import { SaveState } from "../frame/save-state.tsx";
import { Steps } from "../frame/steps.tsx";
import { blocksOf, placesAround } from "../model/path.ts";
import { pathOf } from "../model/place-path.ts";
import type { Intake } from "../use-intake.ts";
import { type Energy, energyOf, firstMovement, healthChanges, hiddenLines, mealIdea } from "./give-back.ts";
import styles from "./give-back-screen.module.css";

/** Each block ends with something that its answers made possible, computed on this device. */
export function GiveBackScreen({ intake, block }: { intake: Intake; block: Block }) {
  const blocks = blocksOf(intake);
  const index = blocks.findIndex(({ id }) => id === block);
  const next = blocks[index + 1];
  const { before, after } = placesAround(block, intake);
  const { minutesLeft } = progressOf(intake.answers, intake.context, intake.today);
  return (
    <IntakeFrame
      steps={
        <Steps
          blocks={blocks}
          current={block}
          position={(index + 1) / blocks.length - 0.02}
          left={stepsCopy.done(minutesLeft)}
        />
      }
      aside={
        <div className={`${styles.aside} quiet-panel stack gap-3`}>
          <h2>{copy.aside.title(index + 1)}</h2>
          <p>{copy.aside[block]}</p>
        </div>
      }
      foot={
        <>
          <BackLink to={pathOf(before)} />
          <RouterButtonLink to={pathOf(after)}>{next ? copy.next(next.title) : copy.end}</RouterButtonLink>
        </>
      }
    >
      <GiveBack intake={intake} block={block} />
      <SaveState snapshot={intake.snapshot} />
    </IntakeFrame>
  );
}

function GiveBack({ intake, block }: { intake: Intake; block: Block }) {
  if (block === "voce") {
    const energy = energyOf(intake, intake.numbers);
    return energy ? <EnergyBill energy={energy} /> : <Lines title={copy.changed} lines={hiddenLines(intake)} />;
  }
  if (block === "saude")
    return (
      <>
        <Lines title={copy.changed} lines={healthChanges(intake, intake.numbers)} />
        <Help country={intake.context.country} />
      </>
    );
  if (block === "comida") return <Idea {...copy.meal} text={mealIdea(intake)} />;
  return <Idea {...copy.movement} text={firstMovement(intake)} />;
}

const whole = (value: number): string => formatDecimal(value, 0).replace("-", "−");

function EnergyBill({ energy }: { energy: Energy }) {
  const { kg, cm, years, sex, terms, total } = energy;
  const names = [
    `${formatDecimal(kg, 1)}\u00a0kg × 10`,
    `${whole(cm)}\u00a0cm × 6,25`,
    copy.energy.age(whole(years)),
    copy.energy.constant[sex],
  ];
  return (
    <>
      <h1>{copy.energy.title}</h1>
      <section className={`${styles.band} stack gap-2`}>
        <p className={styles.fact}>
          {whole(total)} <small>{copy.energy.unit}</small>
        </p>
        <p>{copy.energy.text}</p>
      </section>
      <section className={`${styles.bill} stack gap-2`}>
        <h2>{copy.energy.bill}</h2>
        <ul>
          {names.map((name, index) => (
            <li key={name}>
              <span>{name}</span>
              <span>{whole(terms[index] ?? 0)}</span>
            </li>
          ))}
          <li>
            <span>{copy.energy.total}</span>
            <span>{`${whole(total)}\u00a0kcal`}</span>
          </li>
        </ul>
        <p className="note">{copy.energy.source}</p>
      </section>
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h1>{title}</h1>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function Idea({ title, lead, text }: { title: string; lead: string; text: string }) {
  return (
    <>
      <h1>{title}</h1>
      <section className={`${styles.band} stack gap-2`}>
        <p className={styles.idea}>{text}</p>
      </section>
      <p className="note">{lead}</p>
    </>
  );
}
