import { Client } from "pg";

/** A list of changing length is a new text each time: beyond these, a statement stays without a name. */
const MAX_NAMES = 400;
const names = new Map<string, string>();
let generation = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = `s${generation}_${names.size}`;
  names.set(text, name);
  return name;
}

/** A migration changed the columns behind `select *`: what was planned before it is planned anew, under new names. */
const isOutdated = ({ code, message }: { code?: string; message?: string }): boolean =>
  code === "0A000" && message?.includes("cached plan") === true;

function resetNames(): void {
  generation += 1;
  names.clear();
}

type Ask = (...args: unknown[]) => unknown;

/** A connection that gives each statement a name, so that PostgreSQL reads and plans it once and not at every call. */
export class PreparedStatementClient extends Client {
  constructor(...args: ConstructorParameters<typeof Client>) {
    super(...args);
    const ask = this.query.bind(this) as Ask;
    this.query = ((...asked: unknown[]): unknown => {
      const [text, values] = asked;
      if (asked.length !== 2 || typeof text !== "string" || !Array.isArray(values) || values.length === 0)
        return ask(...asked);
      const name = nameOf(text);
      const answer = ask({ name, text, values }) as Promise<unknown>;
      return answer.catch((error: { code?: string }) => {
        if (!isOutdated(error)) throw error;
        resetNames();
        // Inside a transaction everything is lost; whoever began it begins again.
        if (this.getTransactionStatus() !== "I") throw error;
        return ask(text, values);
      });
    }) as typeof this.query;
  }
}
