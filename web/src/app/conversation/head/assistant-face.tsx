import picture from "../../../ui/pictures/ia.svg";
import styles from "./head.module.css";

/** Of no person: the assistant is a machine, and looks like one. Decorative. */
export const AssistantFace = ({ className = "" }: { className?: string | undefined }) => (
  <span className={`${styles.face} ${className}`.trim()} aria-hidden="true">
    <img src={picture} width={400} height={500} alt="" decoding="async" />
  </span>
);
