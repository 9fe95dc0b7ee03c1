import { landings } from "@app/contract/landings";
import { load, request } from "../../lib/load/load.ts";
import { atLeast, exactly, type Figure, figureOf, info, range } from "../../lib/report/figure.ts";
import { cpuOf } from "../harness/cpu.ts";
import { interleaved } from "../harness/interleave.ts";
import { type Nginx, startBareNginx, startOurNginx } from "../harness/nginx.ts";
import type { Job, Settings } from "../job.ts";

const CONNECTIONS = 64;
/** The short form's samples are numbers of pages, however long they take. */
const SHORT = { seconds: 60, maxRequests: 8_000 };
const BROWSER = { "accept-encoding": "gzip, deflate, br" };

/** One URL for each kind of page; the short run takes the three kinds that nginx resolves in different ways. */
const pages = (isShort: boolean): Record<string, string> => ({
  home: "/",
  ...(!isShort &&
    Object.fromEntries(Object.values(landings).map(({ paths: [path = "/lp"] }) => [`landing ${path}`, path]))),
  ...(!isShort && { blog: "/blog", login: "/login", legal: "/privacidade" }),
  pagamento: "/pagamento/6f1c2f0e-1111-4000-8000-000000000000",
  "not figures": "/nao-ha-nada-aqui",
});

export const servePages: Job = {
  number: 1,
  title: "Serve pages",
  engine: "nginx with the same bytes as a plain file",
  async run(settings) {
    const ours = await startOurNginx(settings.site);
    const addresses = pages(settings.isShort);
    const bare = await startBareNginx(ours, Object.values(addresses), BROWSER);
    // Many pages, each cheap to measure.
    const brief = { ...settings, seconds: Math.max(0.5, settings.seconds / 3) };
    const figures: Figure[] = [];
    const costs: number[] = [];
    let wrong = 0;
    for (const [index, [name, path]] of Object.entries(addresses).entries()) {
      const page = await measure({ name, path, barePath: `/${index}`, ours, bare, settings: brief });
      figures.push(page.measured);
      costs.push(page.micros);
      wrong += page.wrong;
    }
    await ours.stop();
    await bare.stop();
    figures.push(exactly(0, "answers that were not the page", wrong));
    figures.push(info("CPU of one page, nginx", figureOf(costs).median, { unit: "µs" }));
    return { measured: figures };
  },
};

type Page = { name: string; path: string; barePath: string; ours: Nginx; bare: Nginx; settings: Settings };

async function measure({
  name,
  path,
  barePath,
  ours,
  bare,
  settings: { isShort, reps, seconds },
}: Page): Promise<{ measured: Figure; micros: number; wrong: number }> {
  const sample = async ({ port, pid }: Nginx) => {
    const before = cpuOf(pid);
    const requests = [{ text: request("GET", port === ours.port ? path : barePath, { headers: BROWSER }) }];
    const result = await load({ port, requests, connections: CONNECTIONS, ...(isShort ? SHORT : { seconds }) });
    const wrong =
      result.answered - (result.statuses[name === "not figures" && port === ours.port ? "404" : "200"] ?? 0);
    return {
      rps: result.answered / result.seconds,
      cpu: (cpuOf(pid) - before) / result.answered,
      bytes: result.bytes / result.answered,
      wrong: wrong + result.broken,
    };
  };
  await load({
    port: ours.port,
    requests: [{ text: request("GET", path, { headers: BROWSER }) }],
    connections: 8,
    seconds: 0.2,
  });
  const pairs = [];
  for (const rep of range(reps))
    pairs.push(await interleaved(rep, { bare: () => sample(bare), ours: () => sample(ours) }));
  const rate = figureOf(pairs.map((pair) => pair.ours.rps / pair.bare.rps));
  const work = figureOf(pairs.map((pair) => pair.bare.cpu / pair.ours.cpu));
  const last = pairs.at(-1);
  const perCore = last ? Math.round(1 / last.ours.cpu) : 0;
  const measured = atLeast(0.95, `T ${name}: pages per CPU second, ours over bare`, work.median, {
    kind: "ratio",
    mad: work.mad,
    shortBound: { least: 0.4 },
    note: `${perCore}/s on one core; by the clock ${rate.median.toFixed(2)}; ${Math.round(last?.ours.bytes ?? 0)} B against ${Math.round(last?.bare.bytes ?? 0)} B`,
  });
  const micros = figureOf(pairs.map((pair) => pair.ours.cpu * 1e6)).median;
  return { measured, micros, wrong: pairs.reduce((sum, pair) => sum + pair.ours.wrong, 0) };
}
