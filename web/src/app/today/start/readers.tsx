import { appPaths } from "../../../app-paths.ts";
import { startCopy } from "../../../content/app/intake/today.ts";
import { nutritionist, trainer } from "../../../content/team.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import nutritionistPicture from "../../../ui/pictures/nutricionista.svg";
import trainerPicture from "../../../ui/pictures/treinador.svg";
import { Link } from "../../shell/link.tsx";
import { FoldOnPhone } from "../fold.tsx";
import styles from "./start.module.css";

const copy = startCopy.readers;
const readers = [
  { person: nutritionist, picture: nutritionistPicture, ...copy.nutritionist },
  { person: trainer, picture: trainerPicture, ...copy.trainer },
];

/** Who reads the answers, with their registrations, and that no other look goes unrecorded. */
export function Readers() {
  return (
    <FoldOnPhone title={copy.title} id="quem-le">
      <ul className={styles.readers}>
        {readers.map(({ person, picture, role, text }) => (
          <li key={person.name}>
            <img src={picture} width={52} height={52} alt="" loading="lazy" />
            <div>
              <p>
                <b>{person.name}</b>, {role}
              </p>
              <p className={styles.registration}>
                {person.council} {person.number}
              </p>
              <p className={`${styles.text} note`}>{text}</p>
            </div>
          </li>
        ))}
        <li>
          <Icon name="eye" />
          <div>
            <p>
              <b>{copy.others.name}</b>
            </p>
            <p className={`${styles.text} note`}>
              {copy.others.text} <Link to={appPaths.accesses}>{copy.others.link}</Link>. {copy.others.after}
            </p>
          </div>
        </li>
      </ul>
    </FoldOnPhone>
  );
}
