import type { Signer } from "@app/contract/plan-publication";
import { signerCopy as copy } from "../../content/signatures.ts";
import { nutritionist, trainer } from "../../content/team.ts";
import nutritionistPicture from "../../ui/pictures/nutricionista.svg";
import trainerPicture from "../../ui/pictures/treinador.svg";
import styles from "./signatures.module.css";

type SignerListProps = {
  signers: readonly Signer[];
  /** "14/11/2026, 10h12". */
  formatAt: (at: string) => string;
};

const pictures: ReadonlyMap<string, string> = new Map([
  [nutritionist.name, nutritionistPicture],
  [trainer.name, trainerPicture],
]);

/** Printed matter: who, of which council, what they did and when. Signed and "ciente" are never mistaken for another. */
export function SignerList({ signers, formatAt }: SignerListProps) {
  return (
    <ul className="stack gap-5">
      {signers.map(({ name, profession, registration, half, act, at, registryUrl }) => (
        <li key={`${half} ${act}`} className={styles.signer}>
          <Portrait name={name} />
          <div>
            <p>
              <b className={styles.name}>{name}</b>
              <span className="note">
                {profession}, {copy.halves[half]}
              </span>
            </p>
            <p className={styles.council}>{registration}</p>
            <p className="note">
              {act === "signed" ? copy.signed(formatAt(at)) : copy.acknowledged(formatAt(at))}{" "}
              <a className={styles.check} href={registryUrl} target="_blank" rel="noopener noreferrer">
                {copy.check}
                <span className="sr-only">{copy.checkOf(name)}</span>
              </a>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Portrait({ name }: { name: string }) {
  const picture = pictures.get(name);
  if (picture)
    return <img className={`${styles.portrait} center`} src={picture} alt="" width={80} height={100} loading="lazy" />;
  return (
    <span className={`${styles.portrait} center`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

const initialsOf = (name: string): string => {
  const words = name.split(" ").filter((word) => /^\p{Lu}/u.test(word));
  return `${words[0]?.[0] ?? ""}${words.length > 1 ? (words.at(-1)?.[0] ?? "") : ""}`;
};
