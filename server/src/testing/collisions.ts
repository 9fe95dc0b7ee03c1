import { sql } from "kysely";
import { test as base } from "./http.ts";

/** A table, and which write to it collides: earlier ones may be outside the transaction. */
export type WriteTo = [table: string, write?: number];

/** Makes one write fail like the victim of a deadlock or serialization failure. */
export const test = base.extend("collide", ({ deps }) => async (code: string, [table, write = 1]: WriteTo) => {
  const run = (statement: string) => sql.raw(statement).execute(deps.db);
  // A sequence is not rolled back: only the write of that number collides, and its retry succeeds.
  await run("create sequence if not exists collisions");
  await run(`
    create or replace function collide() returns trigger language plpgsql as $$ begin
      if nextval('collisions') = tg_argv[1]::int then
        raise exception 'forced collision' using errcode = tg_argv[0];
      end if;
      return null;
    end $$`);
  await run("select setval('collisions', 1, false)");
  await run(`
    create trigger collide before insert or update or delete on ${table}
    for each statement execute function collide('${code}', ${write})`);
  return {
    /** Removes the fault, and returns whether the write collided and was retried. */
    end: async (): Promise<boolean> => {
      await run(`drop trigger collide on ${table}`);
      const { rows } = await sql<{ writes: string }>`select last_value as writes from collisions`.execute(deps.db);
      return Number(rows[0]?.writes) > write;
    },
  };
});
