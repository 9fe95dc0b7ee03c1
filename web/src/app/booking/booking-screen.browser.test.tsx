import type { BookingsView } from "@app/contract/bookings";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { endSession } from "../../identity/session/session-store.ts";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { DataProvider } from "../data/data-provider.tsx";
import { BookingScreen } from "./booking-screen.tsx";

const at = (hour: string) => new Date(`2026-11-20T${hour}:00-03:00`).toISOString();
const helena = { name: "Helena Prado", registration: "CRN-3 12345", isColleague: false };
const view: BookingsView = {
  offer: "open",
  purpose: "plan",
  professional: "nutritionist",
  person: helena,
  booking: null,
  missedAt: null,
  slots: [
    { startsAt: at("09:00"), taken: false, isWithColleague: false },
    { startsAt: at("09:20"), taken: false, isWithColleague: true },
    { startsAt: at("09:40"), taken: true, isWithColleague: false },
  ],
  phoneEnding: "4321",
};

beforeEach(async () => {
  await page.viewport(360, 740);
  localStorage.setItem("auth", JSON.stringify({ username: "bia@example.com", password: "token" }));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-19T15:50:00Z") });
});
afterEach(async () => {
  await endSession({ wipe: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(shown: BookingsView = view): Promise<unknown[]> {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_input: string, init?: RequestInit) => {
    if (init?.method === "POST") sent.push(JSON.parse(init.body as string));
    return Response.json({ return: shown, message: null, code: 200, error: false, redirect_to: null });
  });
  const Stub = createRoutesStub([{ path: "/", Component: () => <BookingScreen view={shown} /> }]);
  await render(
    <DataProvider>
      <Stub />
    </DataProvider>,
  );
  return sent;
}

const hour = (name: RegExp) => page.getByRole("radio", { name });

test("an hour of the member's own professional is booked without a further question", async () => {
  const sent = await open();
  await expect.element(page.getByRole("heading", { level: 1, name: "Vinte minutos com Helena" })).toBeVisible();
  await hour(/^\d+h00$/).click();
  await expect.element(page.getByRole("checkbox")).not.toBeInTheDocument();
  await page.getByRole("button", { name: /^Marcar / }).click();
  await expect.poll(() => sent).toMatchObject([{ startsAt: at("09:00"), withColleague: false }]);
});

test("an hour of a colleague is marked, and booked only with the member's yes", async () => {
  const sent = await open();
  await hour(/^\d+h20 com colega$/).click();
  await expect.element(page.getByRole("button", { name: "Confirme com quem pode ser" })).toBeDisabled();
  await expectAccessible();
  await page.getByRole("checkbox", { name: /^Pode ser com outra pessoa/ }).click();
  await page.getByRole("button", { name: /^Marcar / }).click();
  await expect.poll(() => sent).toMatchObject([{ startsAt: at("09:20"), withColleague: true }]);
});

test("the yes is for one hour", async () => {
  await open();
  await hour(/^\d+h20/).click();
  await page.getByRole("checkbox").click();
  await hour(/^\d+h00/).click();
  await hour(/^\d+h20/).click();
  await expect.element(page.getByRole("checkbox")).not.toBeChecked();
});

test("whom the call is with stands beside it", async () => {
  const booking = {
    _id: crypto.randomUUID(),
    referenceNumber: "K7Q2M-9XV4T",
    state: "booked" as const,
    way: "phone" as const,
    startsAt: at("09:20"),
    endsAt: at("09:40"),
    bookedAt: at("08:00"),
    movableUntil: at("07:20"),
    link: null,
    movedFrom: null,
  };
  await open({ ...view, booking, person: { name: "Joana Reis", registration: "CRN-3 54321", isColleague: true } });
  await expect.element(page.getByRole("heading", { name: "Marcada. Joana espera você." })).toBeVisible();
  await expect.element(page.getByText("CRN-3 54321")).toBeVisible();
  await expect.element(page.getByText(/o seu plano continua nas mesmas mãos/)).toBeVisible();
});
