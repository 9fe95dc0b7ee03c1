/** Meanwhile, whoever comes next is gathered: so many statements of one kind are under way at once. */
const MAX_CONCURRENT = 2;
const MAX_BATCH = 100;

type Waiting<I, O> = { input: I; resolve: (output: O) => void; reject: (error: unknown) => void };

/**
 * Calls of one kind that arrive together go to the database as one statement: at a peak it serves dozens of people,
 * on a quiet day nobody waits. Answers, where there are any, come in the order of what was asked.
 */
export function createBatcher<I, O = void>(ask: (inputs: I[]) => Promise<O[] | void>): (input: I) => Promise<O> {
  let waiting: Waiting<I, O>[] = [];
  let running = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || running >= MAX_CONCURRENT || waiting.length === 0) return;
    isScheduled = true;
    // Everything that came in with this turn of the event loop is here by then.
    setImmediate(() => {
      isScheduled = false;
      void flush();
    });
  }

  async function flush(): Promise<void> {
    const group = waiting.slice(0, MAX_BATCH);
    waiting = waiting.slice(MAX_BATCH);
    running += 1;
    await answer(group);
    running -= 1;
    schedule();
  }

  async function answer(group: Waiting<I, O>[]): Promise<void> {
    try {
      const outputs = await ask(group.map(({ input }) => input));
      for (const [index, { resolve }] of group.entries()) resolve(outputs?.[index] as O);
    } catch (error) {
      // One of them brought something that cannot be kept: the others must not suffer for it.
      if (group.length > 1 && isAboutData(error)) for (const one of group) await answer([one]);
      else for (const { reject } of group) reject(error);
    }
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      schedule();
    });
}

/** SQLSTATE classes 22 and 23: a value that does not fit, a rule that it breaks. */
const isAboutData = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? "");
