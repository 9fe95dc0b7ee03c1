import { expect, test } from "vitest";
import { pack, packProblem } from "./envelope.ts";
import { unpack } from "./unpack.ts";

test("what was packed is unpacked", () => {
  expect(unpack(pack({ user: { _id: "x" } }), 200)).toEqual({
    return: { user: { _id: "x" } },
    message: null,
    code: 200,
    error: false,
    redirect_to: null,
  });
});

test("a refusal carries its status, its name and a sentence", () => {
  expect(unpack(packProblem("phone-taken"), 409)).toMatchObject({ code: 409, error: "phone-taken", return: null });
});

test("an answer without a code counts by its HTTP status", () => {
  expect(unpack({ return: {} }, 200).code).toBe(200);
  expect(unpack(null, 502)).toMatchObject({ code: 502, error: "unknown", message: null });
});
