import * as access from "@app/contract/access";
import * as account from "@app/contract/account";
import * as blog from "@app/contract/blog";
import * as checkout from "@app/contract/checkout";
import * as consents from "@app/contract/consents";
import { pack } from "@app/contract/envelope";
import * as identity from "@app/contract/identity";
import * as privacy from "@app/contract/privacy";
import * as promisesPublic from "@app/contract/promises-public";
import * as resume from "@app/contract/resume";
import * as staffAgenda from "@app/contract/staff/agenda";
import * as staffConversations from "@app/contract/staff/conversations";
import * as staffIdentity from "@app/contract/staff/identity";
import * as staffDecision from "@app/contract/staff/member-decision";
import * as staffFile from "@app/contract/staff/member-file";
import * as staffTimeline from "@app/contract/staff/member-timeline";
import * as staffMembers from "@app/contract/staff/members";
import * as staffPlanTemplates from "@app/contract/staff/plan-templates";
import * as staffPlans from "@app/contract/staff/plans";
import * as staffPromises from "@app/contract/staff/promises";
import * as staffReviews from "@app/contract/staff/reviews";
import * as sync from "@app/contract/sync";
import * as tracking from "@app/contract/tracking";
import { expect } from "vitest";
import * as z from "zod";
import { createApp } from "../app.ts";
import { test } from "../testing/test.ts";
import { examples } from "./examples.ts";

type Endpoint = {
  method: string;
  path: string;
  schema?: { body?: z.core.$ZodType; response?: { 200?: z.core.$ZodType } };
};
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "method" in value;
const endpoints = [
  access,
  account,
  resume,
  identity,
  tracking,
  blog,
  checkout,
  consents,
  privacy,
  promisesPublic,
  staffAgenda,
  staffIdentity,
  staffDecision,
  staffFile,
  staffTimeline,
  staffMembers,
  staffPlans,
  staffPlanTemplates,
  staffPromises,
  staffConversations,
  staffReviews,
  sync,
]
  .flatMap((domain) => Object.values(domain) as unknown[])
  .filter(isEndpoint)
  .filter(({ schema }) => schema?.response?.[200]);

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s has an example that its own schema accepts",
  (name, { schema }) => {
    const example = examples[name];
    expect(example, "no example").toBeDefined();
    if (schema?.body) expect(z.safeParse(schema.body, example?.body).error).toBeUndefined();
    if (schema?.response?.[200]) expect(z.safeParse(schema.response[200], pack(example?.return)).error).toBeUndefined();
  },
);

test("the docs page runs no script and lists endpoints with their examples", async ({ deps }) => {
  const { app } = await createApp(deps);
  const page = await app.inject("/v1/docs");

  expect(page.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  expect(page.body).not.toMatch(/<script/);
  expect(page.body).toContain("POST /v1/public/register");
  expect(page.body).toContain("tapioca-6");
  expect(page.body).toContain("The devices signed in (Basic)</p>");
  await app.close();
});
