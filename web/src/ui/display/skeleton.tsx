import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import styles from "./skeleton.module.css";

const SLOW_MS = 4_000;

type SkeletonProps = {
  /** Read out at once, as in "Carregando o diário". */
  label?: string;
  /** Shown when loading is slow. */
  slowText?: ReactNode;
  children: ReactNode;
};

/** The place of what is loading: still blocks of its final size. After four seconds a sentence says that it is coming. */
export function Skeleton({
  label = "Carregando…",
  slowText = "Está demorando mais que o normal. A gente continua tentando.",
  children,
}: SkeletonProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.skeleton} data-slot="skeleton">
      <p className={isSlow ? styles.slow : "sr-only"} role="status">
        {isSlow ? slowText : label}
      </p>
      <div className="stack gap-3" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

type SkeletonBlockProps = { shape?: "line" | "title" | "sheet" | "circle" } & ComponentProps<"span">;

/** One block. The caller's class sets its size, which is that of what it stands for. */
export function SkeletonBlock({ shape = "line", className = "", ...rest }: SkeletonBlockProps) {
  return <span className={`${styles.block} ${className}`.trim()} data-shape={shape} {...rest} />;
}
