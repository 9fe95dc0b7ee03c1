import { helpLines } from "@app/engine/safety/help-lines";
import { useState } from "react";
import { helpCallsOf, telHref } from "../../../content/app/intake/help.ts";
import { helpCopy as copy } from "../../../content/app/intake/intake.ts";
import { Button, ButtonLink } from "../../../ui/core/button.tsx";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import styles from "./help.module.css";

/** A way to talk to a person now, on every screen that may hurt. Opening it is neither counted nor sent. */
export function Help({ country }: { country: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="link" className={styles.open} onClick={() => setIsOpen(true)}>
        {copy.open}
      </Button>
      <HelpSheet country={country} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

type HelpSheetProps = {
  country: string;
  isOpen: boolean;
  onClose: () => void;
  /** Of the button that leaves it. */
  closeLabel?: string;
};

export function HelpSheet({ country, isOpen, onClose, closeLabel = copy.close }: HelpSheetProps) {
  const { line, emergency } = helpCallsOf(country);
  const texts = helpLines[country];
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={copy.title}
      text={copy.text}
      footer={
        <Button variant="outline" fullWidth onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      <div className="stack gap-4">
        {line ? (
          <>
            <ButtonLink fullWidth href={telHref(line)}>
              {copy.call(`${line.name} ${line.number}`)}
            </ButtonLink>
            {country === "BR" ? (
              <>
                <p>{copy.cvv}</p>
                <ButtonLink variant="link" href={copy.chatUrl} target="_blank" rel="noopener noreferrer">
                  {copy.chat}
                </ButtonLink>
              </>
            ) : (
              <p>{texts?.line}</p>
            )}
          </>
        ) : (
          <p>{copy.noLine}</p>
        )}
        <p className={styles.danger}>
          {copy.danger(texts?.emergency ?? copy.emergencyElsewhere)}
          {emergency ? (
            <>
              {" "}
              <a href={telHref(emergency)}>{copy.call(emergency.number)}</a>
            </>
          ) : null}
        </p>
      </div>
    </Sheet>
  );
}
