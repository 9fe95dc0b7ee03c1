import { brand } from "@app/contract/brand";
import type { HealthAccess } from "@app/contract/health-access";
import { formatShortTime } from "../../../app/shell/format/moments.ts";
import { accessLogCopy as copy } from "../../../content/app/account/accesses.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Illustration } from "../../../ui/core/illustration.tsx";
import nutritionistPicture from "../../../ui/pictures/nutricionista.svg";
import trainerPicture from "../../../ui/pictures/treinador.svg";
import styles from "./accesses.module.css";
import { contactLink } from "./contact-link.ts";
import { formatDuration } from "./format-access.ts";

/** One look. By somebody outside the member's team it is the only sheet in the colour of a warning. */
export function AccessEntry({ access }: { access: HealthAccess }) {
  return (
    <li>
      <Face access={access} />
      {access.isBreakGlass ? <BreakGlass access={access} /> : <OwnTeam access={access} />}
    </li>
  );
}

function OwnTeam({ access: { at, name, role, what, why, seconds } }: { access: HealthAccess }) {
  return (
    <>
      <div className={styles.who}>
        <b>{role === "assistant" ? copy.machine : name}</b>
        <time dateTime={at}>{[formatShortTime(at), formatDuration(seconds)].filter(Boolean).join(", ")}</time>
      </div>
      <p>{what}</p>
      <p className={styles.soft}>{why}</p>
    </>
  );
}

function BreakGlass({ access: { at, name, roleText, what, why, seconds } }: { access: HealthAccess }) {
  return (
    <div className={styles.sheet}>
      <span className={styles.mark}>
        <Icon name="alert" />
        {copy.breakGlass}
      </span>
      <div className={styles.who}>
        <b>
          {name}, {roleText}
        </b>
        <time dateTime={at}>{formatShortTime(at)}</time>
      </div>
      <p>{copy.opened(what.charAt(0).toLowerCase() + what.slice(1), formatDuration(seconds))}</p>
      <p className={styles.reason}>{why}.</p>
      <a className={`${styles.explain} center`} href={contactLink}>
        {copy.explain}
      </a>
    </div>
  );
}

const pictures: Record<string, string> = {
  [brand.professionals.nutritionist.name]: nutritionistPicture,
  [brand.professionals.trainer.name]: trainerPicture,
};

const initialsOf = (name: string): string => {
  const words = name.split(" ").filter(Boolean);
  return `${words[0]?.[0] ?? ""}${words.length > 1 ? (words.at(-1)?.[0] ?? "") : ""}`.toUpperCase();
};

function Face({ access: { name, role, isBreakGlass } }: { access: HealthAccess }) {
  const picture = pictures[name];
  return (
    <span
      className={`${styles.face} center`}
      data-kind={isBreakGlass ? "outside" : role === "assistant" ? "machine" : undefined}
      aria-hidden="true"
    >
      {picture ? <Illustration src={picture} shape="portrait" /> : role === "assistant" ? "IA" : initialsOf(name)}
    </span>
  );
}
