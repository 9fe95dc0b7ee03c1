import type { PlanEditor } from "@app/contract/staff/plans";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { fakeServer } from "../testing/fake-server.ts";
import { ReviewColumn } from "./review-column.tsx";
import { aHalf, exampleEditor, exampleVersions, helenaSigner, MEMBER_ID } from "./testing/example-editor.ts";
import { examplePlan } from "./testing/example-plan.ts";
import { renderReview } from "./testing/render-review.tsx";
import { bothEdited } from "./testing/use-example-work.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

beforeEach(() => page.viewport(1440, 932));

async function open(editor: Partial<PlanEditor> = {}) {
  fakeServer({
    [`GET /v1/staff/members/${MEMBER_ID}/plan/versions/2`]: () => ({
      entry: exampleVersions[0],
      document: examplePlan,
      changes: null,
    }),
  });
  return renderReview({
    next: bothEdited,
    editor,
    screen: (work) => (
      <>
        <ReviewColumn work={work} />
        <VersionsDialog work={work} onClose={() => undefined} />
      </>
    ),
  });
}
const compare = () => page.getByRole("button", { name: "Comparar a v2 com o rascunho" });

test("every version with who signed it", async () => {
  await open();
  await expect.element(page.getByText("definitivo, vale a partir de 05/11, em vigor")).toBeVisible();
  await expect.element(page.getByText("Helena Prado, CRN-3 00000, assinou em 05/11/2026, 17h20")).toBeVisible();
  await expect.element(page.getByText("Código 7K4M-2Q9X-11RT")).toBeVisible();
  await expect.element(page.getByText("Feito pelas regras da equipe, sem assinatura.")).toBeVisible();
  await expectAccessible();
});

test("compared with the draft, then restored: one's own half is that version's again, and it can be undone", async () => {
  const asked = await open();
  await userEvent.click(compare());
  await expect.element(page.getByRole("heading", { name: "Da v2 para o rascunho" })).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Restaurar a dieta da v2" }));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "Nada muda na dieta" })).toBeVisible();
  const items = page.getByRole("list", { name: "Mudanças" }).getByRole("listitem").elements();
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(item.textContent).toContain("Rafael");
  await userEvent.click(page.getByRole("button", { name: "Desfazer" }));
  expect(asked.undone).toEqual([true]);
});

test("a signed half is not restored over", async () => {
  const diet = aHalf({ signature: { ...helenaSigner, at: "2026-11-19T13:40:00Z" } });
  await open({ halves: { ...exampleEditor.halves, diet } });
  await userEvent.click(compare());
  await expect.element(page.getByText("retire a assinatura para restaurar", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /Restaurar/ })).not.toBeInTheDocument();
});
