/** The work's own result if it comes in time; otherwise the stand-in, while the work goes on by itself. */
export async function withTimeout<T>(ms: number, work: Promise<T>, fallback: () => Promise<T>): Promise<T> {
  const late = Symbol("late");
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<typeof late>((ring) => {
    timer = setTimeout(() => ring(late), ms);
  });
  try {
    const first = await Promise.race([work, alarm]);
    return first === late ? await fallback() : first;
  } finally {
    clearTimeout(timer);
  }
}
