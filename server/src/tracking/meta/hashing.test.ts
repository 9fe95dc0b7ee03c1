import { expect, test } from "vitest";
import { hashCountry, hashEmail, hashName, hashPhone, splitName } from "./hashing.ts";

test("the platform's own vectors", () => {
  expect(hashEmail(" Joao.Silva@example.com ")).toBe(
    "f2880341b1a692cbd1d3619956fc8e1207cf5a7c80cdf67c2f44c615a77df5e7",
  );
  expect(hashPhone("+5511987654321")).toBe("029c7290f14c4516673508635f0519db95f7daf42057fd0e4ad1de84c5408a66");
  expect(hashName("João")).toBe("d147147c3dcbe0ac2756b42297dd7f013f8b2fa6178e209c3f74dc7d752243ef");
  expect(hashName("da Silva")).toBe("3d05da4b552607e09bdc258939666d6b32fedc74392e38ea504c83a06ab3ec44");
  expect(hashCountry("BR")).toBe("885036a0da3dff3c3e05bc79bf49382b12bc5098514ed57ce0875aba1aa2c40d");
});

test("nothing is made of nothing", () => {
  expect(hashEmail(null)).toBeUndefined();
  expect(hashName("")).toBeUndefined();
});

test("the first word is the first name, the rest the last", () => {
  expect(splitName("  Maria Clara da Silva ")).toEqual({ first: "Maria", last: "Clara da Silva" });
  expect(splitName("Madonna")).toEqual({ first: "Madonna", last: "" });
});
