/** The browsers of `queue-live.ts`: open queues that ask every ten seconds, or listen. */
const [, , way, url, token, count = "0", seconds = "0"] = process.argv;
const POLL_MS = 10_000;
const headers = { cookie: `equipe=${token}` };
const signal = AbortSignal.timeout(Number(seconds) * 1_000);

async function poll(): Promise<void> {
  let rev = "";
  while (!signal.aborted) {
    const reply = await fetch(`${url}/v1/staff/queue?rev=${rev}`, { headers });
    if (!reply.ok) throw new Error(`status ${reply.status}`);
    const { return: queue } = (await reply.json()) as { return: { rev: string } | null };
    rev = queue?.rev ?? rev;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}

async function listen(): Promise<void> {
  const reply = await fetch(`${url}/live`, { signal });
  for await (const _ of reply.body ?? []);
}

const one = way === "poll" ? poll : () => listen().catch(() => {});
await Promise.all(Array.from({ length: Number(count) }, one));
