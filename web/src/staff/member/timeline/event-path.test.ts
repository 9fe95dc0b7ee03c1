import { expect, test } from "vitest";
import { eventPath } from "./event-path.ts";

test.each([
  ["review", "review 2026-11-09", "/equipe/membros/7f0c/revisao/2026-11-09"],
  ["review", "review-3", null],
  ["message", "message 7f", "/equipe/membros/7f0c/conversa"],
  ["plan", "plan 2", null],
] as const)("a %s named %s opens at %s", (kind, _id, path) => expect(eventPath("7f0c", { kind, _id })).toBe(path));
