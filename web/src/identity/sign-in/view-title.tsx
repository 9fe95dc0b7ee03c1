import { useEffect, useRef } from "react";
import styles from "./login.module.css";

type ViewTitleProps = {
  children: string;
  /** Takes the focus, because the element that opened this view has been removed. */
  arrived?: boolean;
};

export function ViewTitle({ children, arrived = true }: ViewTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) title.current?.focus();
  }, [arrived]);
  return (
    <h1 className={styles.title} ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
