import type { StaffMe } from "@app/contract/staff/identity";
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { staffShellCopy } from "../../content/staff/shell.ts";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";
import { formatHour } from "../time/moments.ts";
import { Face } from "./face.tsx";
import { Link } from "./link.tsx";
import styles from "./person-menu.module.css";
import { staffPaths } from "./staff-paths.ts";
import { switchShortcuts, useShortcutsAreOn } from "./use-shortcuts.ts";

const { person: copy, roles } = staffShellCopy;

/** Who is signed in, and what is theirs: access, shortcuts, signing out. */
export function PersonMenu({ me }: { me: StaffMe }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpen) return;
    close();
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    <div className={styles.person} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        className={`${styles.button} icon-button`}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Face name={me.name} />
        <span className="sr-only">{copy.button(me.name)}</span>
      </button>
      <div className={styles.sheet} id={id} hidden={!isOpen}>
        <p className={styles.who}>
          <b>{me.name}</b>
          <span>
            {roles[me.role]}
            {me.registration ? `, ${me.registration.council} ${me.registration.number}` : null}
          </span>
          <span>{copy.until(formatHour(me.expiresAt))}</span>
        </p>
        <ul>
          <li>
            <Link to={staffPaths.access} onClick={close}>
              {copy.access}
            </Link>
          </li>
          <ShortcutsItem />
          <SignOutItem />
        </ul>
      </div>
    </div>
  );
}

function ShortcutsItem() {
  const areOn = useShortcutsAreOn();
  return (
    <li>
      <button type="button" onClick={() => switchShortcuts(!areOn)}>
        {areOn ? copy.shortcutsOn : copy.shortcutsOff}
      </button>
    </li>
  );
}

function SignOutItem() {
  const [isBusy, setIsBusy] = useState(false);
  const signOutNow = async () => {
    const { signOut } = await import("./sign-out.ts");
    await signOut();
  };
  const whileBusy = (work: () => Promise<void>) => {
    setIsBusy(true);
    void work().catch(() => setIsBusy(false));
  };
  const leave = async () => {
    const { hasDeviceDrafts } = await import("./device-drafts.ts");
    if (!(await hasDeviceDrafts().catch(() => false))) return signOutNow();
    setIsBusy(false);
    showAlert({ ...copy.unsent, onConfirm: () => whileBusy(signOutNow), onCancel: () => undefined });
  };
  return (
    <li>
      <button type="button" aria-disabled={isBusy || undefined} onClick={() => (isBusy ? undefined : whileBusy(leave))}>
        {isBusy ? copy.signingOut : copy.signOut}
      </button>
    </li>
  );
}
