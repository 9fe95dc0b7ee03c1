import { pregnancyCopy as copy } from "../../../content/app/pause.ts";
import { Illustration } from "../../../ui/core/illustration.tsx";
import portrait from "../../../ui/pictures/nutricionista.svg";
import { formatDueTime } from "../../shell/format/moments.ts";
import styles from "./pregnancy.module.css";

/** Who talks to the member, and until when. */
export const PersonBy = ({ by }: { by: string }) => (
  <div className={`${styles.person} stack gap-4`}>
    <Illustration src={portrait} shape="portrait" className={styles.portrait} />
    <p>
      <b>{copy.person(formatDueTime(by))}</b>
      <small>{copy.late}</small>
    </p>
  </div>
);
