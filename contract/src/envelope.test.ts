import { expect, test } from "vitest";
import { pack, packProblem } from "./envelope.ts";
import { unpack } from "./unpack.ts";

test("a packed value is unpacked unchanged", () => {
  expect(unpack(pack({ user: { _id: "x" } }), 200)).toEqual({
    return: { user: { _id: "x" } },
    message: null,
    code: 200,
    error: false,
    redirect_to: null,
  });
});

test("a problem carries its status, its code and no value", () => {
  expect(unpack(packProblem("phone-taken"), 409)).toMatchObject({ code: 409, error: "phone-taken", return: null });
});

test("a response without a code takes its HTTP status", () => {
  expect(unpack({ return: {} }, 200).code).toBe(200);
  expect(unpack(null, 502)).toMatchObject({ code: 502, error: "unknown", message: null });
});
