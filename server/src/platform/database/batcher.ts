/** Statements of one kind in flight at once; inputs that arrive meanwhile wait for the next batch. */
const MAX_CONCURRENT = 2;
const MAX_BATCH = 100;

type Pending<I, O> = { input: I; resolve: (output: O) => void; reject: (error: unknown) => void };

/**
 * Batches concurrent calls of one kind into one statement: dozens of requests share it under load, and a lone one
 * is not delayed. Outputs, where there are any, are in the order of the inputs.
 */
export function createBatcher<I, O = void>(execute: (inputs: I[]) => Promise<O[] | void>): (input: I) => Promise<O> {
  let pending: Pending<I, O>[] = [];
  let running = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || running >= MAX_CONCURRENT || pending.length === 0) return;
    isScheduled = true;
    // Runs after all calls of this turn of the event loop were added.
    setImmediate(() => {
      isScheduled = false;
      void flush();
    });
  }

  async function flush(): Promise<void> {
    const batch = pending.slice(0, MAX_BATCH);
    pending = pending.slice(MAX_BATCH);
    running += 1;
    await run(batch);
    running -= 1;
    schedule();
  }

  async function run(batch: Pending<I, O>[]): Promise<void> {
    try {
      const outputs = await execute(batch.map(({ input }) => input));
      for (const [index, { resolve }] of batch.entries()) resolve(outputs?.[index] as O);
    } catch (error) {
      // One invalid input fails the whole statement: each runs alone, so that only that one is rejected.
      if (batch.length > 1 && isDataError(error)) for (const call of batch) await run([call]);
      else for (const { reject } of batch) reject(error);
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      pending.push({ input, resolve, reject });
      schedule();
    });
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation). */
const isDataError = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? "");
