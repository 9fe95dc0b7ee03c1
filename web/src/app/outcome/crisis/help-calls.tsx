import { helpCallsOf, telHref } from "../../../content/app/intake/help.ts";
import { crisisCopy as copy } from "../../../content/app/intake/outcome.ts";
import { ButtonLink } from "../../../ui/core/button.tsx";

type HelpCallsProps = {
  country: string;
  /** The numbers of violence come first. */
  isViolence?: boolean;
};

/** The country's line and emergency number, at one touch. */
export function HelpCalls({ country, isViolence = false }: HelpCallsProps) {
  const { line, emergency, police, shelter } = helpCallsOf(country);
  const calls = (isViolence && police ? [police, shelter, emergency] : [line, emergency]).filter(
    (help) => help !== undefined,
  );
  return (
    <div className="stack gap-3">
      {calls.map((help, index) => (
        <ButtonLink key={help.number} href={telHref(help)} variant={index === 0 ? "primary" : "outline"} fullWidth>
          {copy.call(help.number, help.name)}
        </ButtonLink>
      ))}
    </div>
  );
}
