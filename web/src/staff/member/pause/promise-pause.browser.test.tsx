import type { MemberFile } from "@app/contract/staff/member-file";
import { useSuspenseQuery } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { NOW } from "../../testing/design-day.ts";
import { type Answers, fakeServer, refuse } from "../../testing/fake-server.ts";
import { fileQuery } from "../data/member-queries.ts";
import { MemberScreen } from "../member-screen.tsx";
import { exampleFile, MEMBER_ID } from "../testing/example-file.ts";
import { renderMember } from "../testing/render-member.tsx";

type FilePromise = MemberFile["promises"][number];

const BASE = `/v1/staff/members/${MEMBER_ID}`;
const hours = (count: number) => new Date(NOW + count * 3_600_000).toISOString();

const [example] = exampleFile.promises;
const aPromise = (overrides: Partial<FilePromise>): FilePromise => {
  if (!example) throw new Error("no example");
  return { ...example, text: "Plano definitivo", kind: "definitive-plan", dueAt: hours(60), left: 0.5, ...overrides };
};
const plan = aPromise({ pauseOptions: [{ reason: "esperando-o-membro", countsAfterHours: 24 }] });
const both = aPromise({
  pauseOptions: [
    { reason: "esperando-o-membro", countsAfterHours: 0 },
    { reason: "membro-em-silencio", countsAfterHours: 0 },
  ],
});
const pausedBy = (overrides: Partial<NonNullable<FilePromise["pause"]>>): FilePromise =>
  aPromise({
    state: "paused",
    pause: {
      reason: "esperando-o-membro",
      actor: "equipe",
      by: "Rafael Nunes",
      since: hours(-26),
      countsFrom: hours(-2),
      isResumable: true,
      ...overrides,
    },
  });
const paused = pausedBy({});

beforeEach(async () => {
  await page.viewport(1440, 1290);
});

function ServedFile() {
  const { data } = useSuspenseQuery(fileQuery(MEMBER_ID));
  return <MemberScreen file={data} now={NOW} />;
}

/** The file as the server has it at each read, so that a change is seen when it is read again. */
async function open(read: () => Partial<MemberFile>, handlers: Answers = {}) {
  const { calls } = fakeServer({
    [`GET ${BASE}/timeline`]: () => ({ events: [], ahead: [], next: null }),
    [`GET ${BASE}`]: () => ({ ...exampleFile, ...read() }),
    ...handlers,
  });
  await renderMember(<ServedFile />);
  return calls;
}

const pauseButton = () => page.getByRole("button", { name: "Pausar prazo: Plano definitivo" });
const resumeButton = () => page.getByRole("button", { name: "Retomar prazo: Plano definitivo" });
const dialog = () => page.getByRole("dialog");
const refusal = (hasText: string) => dialog().getByRole("alert").filter({ hasText });
const send = (name = "Pausar prazo") => dialog().getByRole("button", { name, exact: true });

test.each([360, 1440])(
  "at %i the pause says what it does to the date, is sent, and the focus comes back",
  async (width) => {
    await page.viewport(width, 1000);
    let held = plan;
    const calls = await open(() => ({ promises: [held] }), {
      "POST /pause": () => {
        held = pausedBy({ by: "Helena Prado", since: hours(0), countsFrom: hours(24) });
        return { promise: { _id: held._id, text: held.text, dueAt: held.dueAt, state: "running" } };
      },
    });
    await userEvent.click(pauseButton());
    await expect.element(dialog()).toHaveAccessibleName("Pausar prazo: Plano definitivo");
    await expect.element(dialog().getByRole("radio", { name: /^Espero uma resposta de Marina/ })).toBeChecked();
    await expect.element(dialog().getByText(/^As primeiras 24 horas de espera não mudam a data/)).toBeVisible();
    await expect.element(dialog().getByText(/^Volta a correr quando Marina escrever/)).toBeVisible();
    // The lines of the dialog are not laid out as the rows that it opens from.
    const [line] = dialog().getByRole("listitem").all();
    expect(line?.element().getBoundingClientRect().height).toBeLessThan(80);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();

    await userEvent.click(send());
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(resumeButton()).toHaveFocus();
    const standing = /^Pausado por Helena Prado em .+\. Espera uma resposta de Marina\. A data só muda a partir de/;
    await expect.element(page.getByText(standing)).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith("/pause"))).toMatchObject({
      path: `${BASE}/promises/${plan._id}/pause`,
      body: { reason: "esperando-o-membro" },
    });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  },
);

test("by keyboard: a reason is asked for, chosen with the arrows, and Escape gives the focus back", async () => {
  const calls = await open(() => ({ promises: [both] }), { "POST /pause": () => refuse("promise-without-silence") });
  await expect.element(pauseButton()).toBeVisible();
  (pauseButton().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog()).toBeVisible();
  await expect.element(send()).toBeVisible();
  (send().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(refusal("Escolha o motivo")).toBeVisible();
  await expect.element(dialog().getByRole("radio", { name: /^Espero uma resposta/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(dialog().getByRole("radio", { name: /^Marina não dá sinal/ })).toBeChecked();
  await expect.element(dialog().getByText(/^Volta a correr ao primeiro sinal de Marina/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(refusal("dois avisos enviados e 7 dias")).toBeVisible();
  expect(calls.find(({ path }) => path.endsWith("/pause"))?.body).toEqual({ reason: "membro-em-silencio" });
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(pauseButton()).toHaveFocus();
});

test("without a question that waits, the refusal leads to the conversation", async () => {
  await open(() => ({ promises: [plan] }), { "POST /pause": () => refuse("promise-without-question") });
  await userEvent.click(pauseButton());
  await userEvent.click(send());
  await expect.element(refusal("Pergunte primeiro.")).toBeVisible();
  await expect
    .element(dialog().getByRole("link", { name: "Perguntar na conversa" }))
    .toHaveAttribute("href", `/equipe/membros/${MEMBER_ID}/conversa`);
  await expectAccessible();
});

test.each([
  ["staff-not-permitted", "Sua função não permite isto."],
  ["invalid-input", "Confira os dados e tente novamente."],
] as const)("a refusal is said in the dialog, which can be sent again: %s", async (problem, said) => {
  let answers = 0;
  await open(() => ({ promises: [plan] }), {
    "POST /pause": () => {
      answers += 1;
      return refuse(problem);
    },
  });
  await userEvent.click(pauseButton());
  await userEvent.click(send());
  await expect.element(refusal(said)).toBeVisible();
  await userEvent.click(send());
  await expect.poll(() => answers).toBe(2);
});

test("offline it says so, and nothing looks paused", async () => {
  await open(() => ({ promises: [plan] }));
  await userEvent.click(pauseButton());
  await userEvent.click(send());
  await expect.element(refusal("Sem conexão com o servidor.")).toBeVisible();
  await expect.element(send()).toBeVisible();
  await userEvent.click(dialog().getByRole("button", { name: "Deixar correr" }));
  await expect.element(pauseButton()).toHaveFocus();
});

test("a paused promise says who, since when and why; letting it run again says the date", async () => {
  let held = paused;
  await open(() => ({ promises: [held] }), {
    "POST /resume": () => {
      held = plan;
      return { promise: { _id: plan._id, text: plan.text, dueAt: plan.dueAt, state: "running" } };
    },
  });
  const standing = /^Pausado por Rafael Nunes em 18\/11, .+ Espera uma resposta de Marina\.$/;
  await expect.element(page.getByText(standing)).toBeVisible();
  await userEvent.click(resumeButton());
  await expect.element(dialog().getByText(standing)).toBeVisible();
  await expect
    .element(dialog().getByText(/^O relógio volta a correr agora, e Marina passa a ver este prazo: /))
    .toBeVisible();
  await expectAccessible();
  await userEvent.click(send("Retomar prazo"));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(pauseButton()).toHaveFocus();
  await expect.element(page.getByText(/^Pausado por/)).not.toBeInTheDocument();
});

test("resumed by somebody else in the meantime: the refusal is said and the row is as it is now", async () => {
  let held = paused;
  await open(() => ({ promises: [held] }), {
    "POST /resume": () => {
      held = plan;
      return refuse("promise-not-paused");
    },
  });
  await userEvent.click(resumeButton());
  await userEvent.click(send("Retomar prazo"));
  await expect.element(refusal("O prazo desta promessa já está correndo.")).toBeVisible();
  await userEvent.click(dialog().getByRole("button", { name: "Deixar pausado" }));
  await expect.element(pauseButton()).toHaveFocus();
});

test("the member's own pause is not the team's to end, and an emergency stops no clock", async () => {
  const own = pausedBy({ actor: "membro", reason: "plano-pausado", by: null, isResumable: false });
  const other = { ...plan, _id: "7f1f0b7e-0000-4000-8000-000000000009" };
  await open(() => ({ promises: [own, other], breakGlassUntil: hours(1) }));
  await expect.element(page.getByText(/^Marina pausou o plano em 18\/11/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: /prazo/ })).not.toBeInTheDocument();
});

test("while it is on its way the button says so, and a second tap sends nothing", async () => {
  const calls = await open(() => ({ promises: [plan] }), { "POST /pause": () => refuse("overloaded") });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const served = window.fetch;
  window.fetch = async (input, init) => {
    if (init?.method === "POST") await answered;
    return served(input, init);
  };
  await userEvent.click(pauseButton());
  await userEvent.click(send());
  await expect.element(send("Pausando…")).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(send("Pausando…"), { force: true });
  answer();
  await expect.element(refusal("Tente de novo em alguns segundos.")).toBeVisible();
  await expect.element(send()).not.toHaveAttribute("aria-disabled");
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});
