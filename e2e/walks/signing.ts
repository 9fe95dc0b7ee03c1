import type { Locator, Page } from "@playwright/test";
import { TEAM_PASSWORD, TEAM_SECRET } from "../../server/src/seed/demo-secrets.ts";
import { codeAt } from "../../server/src/staff/identity/codes/totp.ts";
import { CONVERSATION, replyField, writeToTeam } from "../conversation.ts";
import { expect } from "../journey.ts";
import { createHand, type Hand } from "./hand.ts";
import { atMost, holds, type Walk } from "./walk.ts";

const QUESTION = "Dá para ter um pouco mais de feijão no almoço?";
const ANSWER = "Dá sim, Ju. Já aumentei, e o resto do dia continua no prumo.";
const BECAUSE = "Você pediu mais feijão no almoço, e ele segura a fome.";
const KEPT = "O treino já cabe nos seus três dias.";
const NO_CALL = "Respostas completas, e conversamos por mensagem.";

/** By password and code, before anything is counted. */
async function signIn(team: Page, email: string): Promise<void> {
  await team.goto("/equipe");
  await team.getByLabel("Email de trabalho").fill(email);
  await team.getByLabel("Senha", { exact: true }).fill(TEAM_PASSWORD);
  await team.getByLabel("Código do aplicativo").fill(codeAt(TEAM_SECRET, new Date()));
  await team.getByRole("button", { name: "Entrar", exact: true }).click();
  await team.getByRole("heading", { level: 1, name: "Fila" }).waitFor();
}

async function openMember(team: Page, { tap }: Hand, name: string): Promise<void> {
  const queue = team.getByRole("list", { name: "Fila de atenção" });
  await tap(queue.getByRole("link", { name: new RegExp(name) }));
  await tap(team.getByRole("link", { name: "Ficha", exact: true }));
}

const withoutCall = (team: Page): Locator => team.getByRole("textbox", { name: "Por que assinar sem a conversa?" });

async function sign(team: Page, { tap }: Hand, half: string): Promise<void> {
  const name = new RegExp(`^Assinar ${half}`);
  await tap(team.getByRole("button", { name }));
  await tap(team.getByRole("dialog").getByRole("button", { name }));
}

/** One ladle more in each of five lunches, as in the review, that has the first one's beans. */
async function raiseBeans(team: Page, { tap }: Hand): Promise<number> {
  const lunches = team.getByRole("row", { name: /^Almoço/ }).getByRole("button", { name: /feijão/ });
  await lunches.first().waitFor();
  const more = team.getByRole("button", { name: /^Quantidade de Feijão.*: mais$/ });
  const beans: (string | null)[] = [];
  for (const lunch of (await lunches.all()).slice(0, 5)) {
    await tap(lunch);
    beans.push(await more.getAttribute("aria-label"));
    if (beans.at(-1) === beans[0]) await tap(more);
  }
  return beans.filter((name) => name === beans[0]).length;
}

/** The same ladle is another change where the lunch had less: the reason is typed once, and repeated by a tap. */
async function giveReasons(team: Page, { tap, type }: Hand): Promise<void> {
  const missing = team.getByText("sem motivo", { exact: true });
  await missing.first().waitFor();
  let left = await missing.count();
  await tap(team.getByRole("button", { name: "Pedido do membro" }).first());
  const reason = team.getByRole("textbox", { name: /^Pedido do membro: o motivo/ });
  await type(reason, BECAUSE);
  await reason.press("Enter");
  for (left -= 1; left > 0; left -= 1) {
    await expect(missing).toHaveCount(left);
    await tap(team.getByRole("button", { name: "O mesmo de antes" }).first());
  }
}

/** She asks; Helena answers, changes her lunches and signs; Rafael signs; she reads it. */
export const walkSigning: Walk = async ({ page, visitor, openDesk }) => {
  await page.goto(CONVERSATION);
  await writeToTeam(page, QUESTION);

  const helena = await (await openDesk()).newPage();
  await signIn(helena, "helena@demo.example");
  const rafael = await (await openDesk()).newPage();
  await signIn(rafael, "rafael@demo.example");

  const hand = createHand();
  await openMember(helena, hand, visitor.fullName);
  await hand.tap(helena.getByRole("link", { name: "Responder", exact: true }));
  await hand.type(replyField(helena), ANSWER);
  await hand.tap(helena.getByRole("button", { name: "Enviar", exact: true }));
  await helena.getByRole("region", { name: "Mensagens" }).getByText(ANSWER).waitFor();
  await hand.tap(helena.getByRole("link", { name: "Plano", exact: true }));
  const edited = await raiseBeans(helena, hand);
  await giveReasons(helena, hand);
  await hand.type(withoutCall(helena), NO_CALL);
  await sign(helena, hand, "a dieta");
  await helena.getByRole("heading", { name: /^Assinado\. Falta/ }).waitFor();

  await openMember(rafael, hand, visitor.fullName);
  await hand.tap(rafael.getByRole("link", { name: "Plano", exact: true }));
  await hand.type(rafael.getByRole("textbox", { name: "Mantido, porque…" }), KEPT);
  await hand.type(withoutCall(rafael), NO_CALL);
  await sign(rafael, hand, "o treino");
  await rafael.getByRole("heading", { name: /^Publicado\./ }).waitFor();

  await page.goto("/app");
  await hand.tap(page.getByRole("link", { name: "Veja o quê e por quê" }));
  await page.getByText(`Por quê: ${BECAUSE}`).first().waitFor();
  const read = await page.getByRole("main").innerText();
  await hand.look(page);
  const walked = hand.walked();
  const missing = [BECAUSE, KEPT, "Helena Prado", "Rafael Nunes"].filter((text) => !read.includes(text));
  return {
    walked,
    bounds: [
      atMost(`taps, with ${edited} lunches changed`, walked.taps, 30),
      atMost("sentences typed", walked.fields, 5),
      holds("she reads what changed, why and by whom", missing.join("; ") || "all of it", missing.length === 0),
    ],
  };
};
