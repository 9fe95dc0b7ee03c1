import { Client } from "pg";

/** A list of varying length makes a new text each time: beyond this many, statements are not prepared. */
const MAX_NAMES = 400;

/** The names of a pool's statements. */
function createNames() {
  const names = new Map<string, string>();
  let generation = 0;
  return {
    nameOf(text: string): string | undefined {
      const known = names.get(text);
      if (known || names.size >= MAX_NAMES) return known;
      const name = `s${generation}_${names.size}`;
      names.set(text, name);
      return name;
    },
    reset(): void {
      generation += 1;
      names.clear();
    },
  };
}

/** A migration changed the columns behind `select *`: statements are prepared again, under new names. */
const isOutdated = ({ code, message }: { code?: string; message?: string }): boolean =>
  code === "0A000" && message?.includes("cached plan") === true;

type Query = (...args: unknown[]) => unknown;

/**
 * The client of one pool, which runs each parametrized query as a named prepared statement: PostgreSQL parses it once per
 * connection.
 */
export function createPreparedStatementClient(): typeof Client {
  const names = createNames();
  return class PreparedStatementClient extends Client {
    constructor(...args: ConstructorParameters<typeof Client>) {
      super(...args);
      const query = this.query.bind(this) as Query;
      this.query = ((...queryArgs: unknown[]): unknown => {
        const [text, values] = queryArgs;
        if (queryArgs.length !== 2 || typeof text !== "string" || !Array.isArray(values) || values.length === 0)
          return query(...queryArgs);
        const name = names.nameOf(text);
        const result = query({ name, text, values }) as Promise<unknown>;
        return result.catch((error: { code?: string }) => {
          if (!isOutdated(error)) throw error;
          names.reset();
          // The error aborted the open transaction: `inTransaction` retries it.
          if (this.getTransactionStatus() !== "I") throw error;
          return query(text, values);
        });
      }) as typeof this.query;
    }
  };
}
