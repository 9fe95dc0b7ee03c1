import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import type { ListedMember } from "../directory/members-query.ts";
import { idOf } from "../testing/design-day.ts";
import { fakeServer, refuse } from "../testing/fake-server.ts";
import { renderStaff, restoreWindow } from "../testing/render-staff.tsx";
import { MembersScreen } from "./members-screen.tsx";

afterEach(restoreWindow);

const members: ListedMember[] = ["Célia Antunes", "Diego Farias", "Marina Costa"].map((name, index) => ({
  memberId: idOf(index),
  name,
  access: "active",
  day: 19,
  week: 3,
  diet: "A",
  training: null,
}));

const answer = ({ query }: { query: string }) => {
  const name = new URLSearchParams(query).get("name")?.toLowerCase() ?? "";
  return { members: members.filter((member) => member.name.toLowerCase().includes(name)) };
};

test.each([1440, 768, 390])("at %i px one's members are a list of links", async (width) => {
  fakeServer({ "GET /v1/staff/members": answer });
  await renderStaff(<MembersScreen />, { width });
  await expect
    .element(page.getByRole("link", { name: "Marina Costa" }))
    .toHaveAttribute("href", `/equipe/membros/${idOf(2)}`);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});

test("the search asks the server, and says when no name has the text", async () => {
  const { calls } = fakeServer({ "GET /v1/staff/members": answer });
  await renderStaff(<MembersScreen />);
  await page.getByLabelText("Buscar pelo nome").fill("mari");
  await expect.element(page.getByRole("link", { name: "Diego Farias" })).not.toBeInTheDocument();
  expect(calls.at(-1)?.query).toBe("?name=mari");
  await page.getByLabelText("Buscar pelo nome").fill("zé");
  await expect.element(page.getByText("Ninguém com “zé” no nome entre os seus membros.")).toBeVisible();
});

test("a list that does not open can be asked for again", async () => {
  let isUp = false;
  fakeServer({ "GET /v1/staff/members": (call) => (isUp ? answer(call) : refuse("staff-not-permitted")) });
  await renderStaff(<MembersScreen />);
  await expect.element(page.getByText("A lista não abriu.")).toBeVisible();
  isUp = true;
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect.element(page.getByRole("link", { name: "Diego Farias" })).toBeVisible();
});
