import type { Thread } from "@app/contract/conversations";
import { appPaths } from "../../../app-paths.ts";
import { noPromiseCopy as copy } from "../../../content/app/conversation/conversation.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./free-thread.module.css";

/** To who has no plan, before anything is written: no answer is promised until a time, and where one comes at once. */
export const NoPromise = ({ thread }: { thread: Thread }) => (
  <p className={`${styles.note} hint`} data-slot="no-promise">
    {copy.text[thread]} <Link to={appPaths.assistant}>{copy.link}</Link>.
  </p>
);
