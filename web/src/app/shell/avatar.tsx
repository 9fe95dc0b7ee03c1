import { appPaths } from "../../app-paths.ts";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import { useSession } from "../session/use-session.ts";
import styles from "./avatar.module.css";
import { Link } from "./link.tsx";

/** The way to the account; on a phone the plumb bob hangs from it while a page of the account is open. */
export function Avatar({ isOpen }: { isOpen: boolean }) {
  const name = useSession()?.fullName ?? "";
  const parts = splitName(name);
  const initials = [parts[0], parts.length > 1 ? parts.at(-1) : ""].map((part) => part?.[0] ?? "").join("");
  return (
    <Link className={styles.avatar} to={appPaths.account} aria-current={isOpen ? "true" : undefined}>
      <span aria-hidden="true">{initials.toUpperCase()}</span>
      <span className="sr-only">{name ? `Conta de ${name}` : "Sua conta"}</span>
      {isOpen ? <PlumbBob className={styles.plumbBob} /> : null}
    </Link>
  );
}

/** The member's first name; empty in the prerendered page. */
export const useFirstName = (): string => splitName(useSession()?.fullName)[0] ?? "";

const splitName = (name = ""): string[] => name.trim().split(/\s+/);
