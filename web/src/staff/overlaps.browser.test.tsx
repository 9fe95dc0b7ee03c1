import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { AgendaScreen } from "./agenda/agenda-screen.tsx";
import { exampleAgenda } from "./agenda/testing/example-agenda.ts";
import { ConversationScreen } from "./conversation/conversation-screen.tsx";
import { aThread, exampleThread, fromMember } from "./conversation/testing/example-thread.ts";
import { DecisionPage } from "./member/decision/decision-page.tsx";
import { MemberScreen } from "./member/member-screen.tsx";
import { exampleFile, MEMBER_ID } from "./member/testing/example-file.ts";
import { decisionOptions, readingAnswers, readingCall, readingFile } from "./member/testing/example-reading.ts";
import { exampleAhead, exampleEvents } from "./member/testing/example-timeline.ts";
import { renderMember } from "./member/testing/render-member.tsx";
import { marina, marinaEdited } from "./plan/testing/example-desk.ts";
import { renderPlan } from "./plan/testing/render-plan.tsx";
import { standingOf } from "./plan/testing/standing-of.ts";
import { QueueScreen } from "./queue/queue-screen.tsx";
import { aQueue, exampleItems } from "./queue/testing/queue-items.ts";
import { ReviewScreen } from "./review/review-screen.tsx";
import { exampleReview } from "./review/testing/example-review.ts";
import { SupportScreen } from "./support/support-screen.tsx";
import { camila, exampleInbox } from "./support/testing/example-inbox.ts";
import { NOW } from "./testing/design-day.ts";
import { helena, rafael } from "./testing/example-staff.ts";
import { fakeServer } from "./testing/fake-server.ts";
import { findCut } from "./testing/find-cut.ts";
import { renderStaff, restoreWindow } from "./testing/render-staff.tsx";

afterEach(restoreWindow);

describe.each([1280, 1440, 1920, 390])(
  "at %i px nothing of the team's screens is cut or lies on something else",
  (width) => {
    const settled = async () => {
      await document.fonts.ready;
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      await expect.poll(findCut, { timeout: 3000 }).toEqual([]);
    };

    test("the queue", async () => {
      fakeServer({ "GET /v1/staff/queue": () => aQueue(exampleItems) });
      await renderStaff(<QueueScreen />, { width });
      await expect.element(page.getByRole("list", { name: "Fila de atenção" })).toBeVisible();
      await settled();
    });

    test("a member's file", async () => {
      await page.viewport(width, 1000);
      const timeline = () => ({ events: exampleEvents, ahead: exampleAhead, next: null });
      fakeServer({ [`GET /v1/staff/members/${MEMBER_ID}/timeline`]: timeline });
      await renderMember(<MemberScreen file={exampleFile} now={NOW} />);
      await expect.element(page.getByRole("article").filter({ hasText: "Revisão da semana 2" })).toBeVisible();
      await settled();
    });

    test.each([
      ["nutritionist", { ...marinaEdited }, undefined],
      ["trainer", { ...marina, mine: "training" as const }, rafael],
    ])("the %s's editor", async (_, editor, me) => {
      await page.viewport(width, 1000);
      fakeServer({ "/lease": () => standingOf(editor) });
      await renderPlan(editor, me);
      await expect.element(page.getByRole("table").first()).toBeVisible();
      // A phone has the week to scroll sideways.
      if (width > 390) await settled();
    });

    test("the agenda", async () => {
      fakeServer({ "GET /v1/staff/agenda": () => exampleAgenda });
      await renderStaff(<AgendaScreen />, { width });
      await expect.element(page.getByRole("heading", { name: "Hoje" })).toBeVisible();
      await settled();
    });

    test("a conversation", async () => {
      await page.viewport(width, 1000);
      fakeServer({
        "GET /threads/team": () => exampleThread,
        "GET /v1/staff/queue": () => aQueue(exampleItems),
        "POST /read": () => ({ readByTeam: 5 }),
      });
      await renderMember(<ConversationScreen file={exampleFile} now={NOW} />);
      await expect.element(page.getByRole("region", { name: "Mensagens" })).toBeVisible();
      await settled();
    });

    test("the support's conversations", async () => {
      await page.viewport(width, 1000);
      fakeServer({
        "GET /v1/staff/support": () => ({ threads: exampleInbox }),
        "GET /threads/support": () => aThread([fromMember(1)], { thread: "support" }),
        "GET /promises": () => ({ promises: [] }),
        "POST /read": () => ({ readByTeam: 1 }),
      });
      await renderMember(<SupportScreen now={NOW} />, camila);
      await expect.element(page.getByRole("navigation", { name: "Conversas do atendimento" })).toBeVisible();
      await settled();
    });

    test("a weekly review", async () => {
      await page.viewport(width, 1000);
      fakeServer({ "GET /v1/staff/queue": () => aQueue(exampleItems) });
      await renderMember(<ReviewScreen file={exampleFile} review={exampleReview} now={NOW} />);
      await expect.element(page.getByRole("heading", { name: "A semana" })).toBeVisible();
      await settled();
    });

    test("a decision", async () => {
      await page.viewport(width, 1000);
      const base = `/v1/staff/members/${MEMBER_ID}`;
      fakeServer({
        "GET /v1/staff/me": () => helena,
        [`GET ${base}`]: () => readingFile,
        [`GET ${base}/answers`]: () => ({ answers: readingAnswers }),
        [`GET ${base}/timeline`]: () => ({ events: [readingCall], ahead: [], next: null }),
        [`GET ${base}/decision`]: () => ({ options: decisionOptions }),
      });
      await renderMember(<DecisionPage file={readingFile} now={NOW} />, helena);
      await expect.element(page.getByRole("radio").first()).toBeVisible();
      await settled();
    });
  },
);
