import { expectAccessible } from "../../accessible.ts";
import { answerByKeys, openThread } from "../../conversation.ts";
import { plainAnswers } from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { becomePlanned } from "../../member.ts";
import { assignMember, atWork, employNutritionist } from "../../staff.ts";

const QUESTION = "Bia, qual foi o resultado do último exame de ácido úrico?";

test("a clock waits for the member once the team has asked, who reads why; then it runs again", {
  tag: ["@desktop", "@whole"],
}, async ({ page, visitor, browser }) => {
  test.slow();
  const memberId = await becomePlanned(page, visitor, { ...plainAnswers, s9: { marked: ["gota"] } });
  const nutritionist = await employNutritionist();
  const team = await atWork(browser, nutritionist);
  await assignMember(memberId, nutritionist);

  await team.goto(`/equipe/membros/${memberId}`);
  await team.getByRole("button", { name: "Pausar prazo: Uma pessoa lê antes" }).click();
  const pausing = team.getByRole("dialog", { name: "Pausar prazo: Uma pessoa lê antes" });
  await expect(pausing.getByRole("radio", { name: /^Espero uma resposta de Bia/ })).toBeChecked();
  await expectAccessible(team, "pause of a promise");
  await pausing.getByRole("button", { name: "Pausar prazo", exact: true }).click();
  await expect(pausing.getByRole("alert")).toContainText("Pergunte primeiro.");

  await openThread(team, memberId);
  await answerByKeys(team, QUESTION);
  await team.goto(`/equipe/membros/${memberId}`);
  await team.getByRole("button", { name: "Pausar prazo: Uma pessoa lê antes" }).click();
  await pausing.getByRole("button", { name: "Pausar prazo", exact: true }).click();
  await expect(pausing).toHaveCount(0);
  await expect(team.getByText(/^Pausado por Helena Prado em .+ Espera uma resposta de Bia\.$/)).toBeVisible();
  await expect(team.getByRole("button", { name: "Retomar prazo: Uma pessoa lê antes" })).toBeFocused();

  await page.goto("/app/promessas");
  const reading = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: "Leitura das suas respostas" }) });
  await expect(reading).toContainText("Parado: esperamos uma resposta sua, pedida por mensagem.");

  await team.getByRole("button", { name: "Retomar prazo: Uma pessoa lê antes" }).click();
  const resuming = team.getByRole("dialog", { name: "Retomar prazo: Uma pessoa lê antes" });
  await resuming.getByRole("button", { name: "Retomar prazo", exact: true }).click();
  await expect(team.getByRole("button", { name: "Pausar prazo: Uma pessoa lê antes" })).toBeFocused();
  await page.reload();
  await expect(reading).toBeVisible();
  await expect(reading).not.toContainText("Parado");
});
