import { LRUCache } from "lru-cache";
import { Client } from "pg";

/** Beyond this many, statements are not prepared: each costs memory on every connection. */
const MAX_NAMES = 400;
/** Texts that were used once, of which the latest are remembered: a list of varying length makes a new one each time. */
const MAX_SEEN = 2_000;

export type PreparedCounts = {
  /** Statements that are prepared, on one connection or several. */
  named: number;
  /** Uses of a repeated text for which no name was left. */
  refused: number;
};

/** The names of a pool's statements. A text gets one with its second use, however late that is. */
function createNames(maxNames: number) {
  const names = new Map<string, string>();
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
  let generation = 0;
  let refused = 0;
  return {
    nameOf(text: string): string | undefined {
      const known = names.get(text);
      if (known) return known;
      if (!seen.has(text)) {
        seen.set(text, true);
        return undefined;
      }
      if (names.size >= maxNames) {
        seen.get(text);
        refused += 1;
        return undefined;
      }
      seen.delete(text);
      const name = `s${generation}_${names.size}`;
      names.set(text, name);
      return name;
    },
    counts: (): PreparedCounts => ({ named: names.size, refused }),
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
 * The client of one pool, which runs each repeated parametrized query as a named prepared statement: PostgreSQL parses it
 * once per connection.
 */
export function createPreparedStatementClient({ maxNames = MAX_NAMES }: { maxNames?: number } = {}): {
  PreparedClient: typeof Client;
  counts: () => PreparedCounts;
} {
  const names = createNames(maxNames);
  class PreparedStatementClient extends Client {
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
  }
  return { PreparedClient: PreparedStatementClient, counts: names.counts };
}
