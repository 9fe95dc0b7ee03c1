import styles from "./face.module.css";

type FaceProps = { name: string; size?: "small" | "medium" | "large"; tone?: "warm" | "quiet" };

/** The initials of a person. The name stands beside it, so it is hidden from readers. */
export function Face({ name, size = "medium", tone = "warm" }: FaceProps) {
  return (
    <span className={styles.face} data-size={size} data-tone={tone} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** Of the first and the last name: "Marina Alves Costa" is MC. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names[names.length - 1]] : names;
  return ends
    .map((part) => (part ?? "").charAt(0))
    .join("")
    .toUpperCase();
}
