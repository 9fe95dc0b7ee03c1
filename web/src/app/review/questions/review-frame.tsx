import { brand } from "@app/contract/brand";
import type { ReactNode } from "react";
import { appPaths } from "../../../app-paths.ts";
import { reviewCopy as copy } from "../../../content/app/review.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { Logo } from "../../../ui/core/logo.tsx";
import { Link } from "../../shell/link.tsx";
import styles from "./questions.module.css";

type ReviewFrameProps = {
  /** Where the arrow leads. */
  back: string;
  /** The knots; absent where nothing is asked. */
  thread?: ReactNode;
  children: ReactNode;
};

/** A screen without the app's navigation: the arrow goes back one question, the cross leaves and loses nothing. */
export function ReviewFrame({ back, thread, children }: ReviewFrameProps) {
  return (
    <div className={styles.frame} data-threaded={thread ? true : undefined}>
      <header className={styles.top}>
        <Link className={styles.icon} to={back} aria-label={copy.back}>
          <Icon name="arrow-left" />
        </Link>
        <p className={styles.title}>{copy.title}</p>
        <Link className={styles.home} to={appPaths.today}>
          <Logo name={brand.name} className={styles.logo} />
        </Link>
        <Link className={styles.icon} to={appPaths.today} aria-label={copy.close}>
          <Icon name="close" />
        </Link>
      </header>
      {thread}
      <div className={styles.page}>{children}</div>
    </div>
  );
}
