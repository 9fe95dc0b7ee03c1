import { useEffect, useState } from "react";
import { commandText } from "../../content/staff/command.ts";
import { IconPath } from "../../ui/core/icon.tsx";
import styles from "./command.module.css";
import { CommandPalette } from "./command-palette.tsx";

const MAGNIFIER = "M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L21 21";

/** The button that opens the palette, as Ctrl K does from anywhere on the page. */
export function CommandSearch() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) setIsOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <button
        className={`${styles.search} row gap-2`}
        type="button"
        aria-keyshortcuts="Control+K"
        onClick={() => setIsOpen(true)}
      >
        <IconPath path={MAGNIFIER} />
        <span>{commandText.title}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isOpen ? <CommandPalette onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
