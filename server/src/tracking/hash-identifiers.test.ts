import { expect, test } from "vitest";
import { hashIdentifiers, splitName } from "./hash-identifiers.ts";

test("hashes match the platform's documented test vectors", () => {
  const hashedIdentifiers = hashIdentifiers({
    email: " Joao.Silva@example.com ",
    phone: "+5511987654321",
    firstName: "João",
    lastName: "da Silva",
    city: "São Paulo",
    state: "SP",
    zip: "01310-100",
    country: "BR",
  });

  expect(hashedIdentifiers).toMatchObject({
    em: ["f2880341b1a692cbd1d3619956fc8e1207cf5a7c80cdf67c2f44c615a77df5e7"],
    ph: ["029c7290f14c4516673508635f0519db95f7daf42057fd0e4ad1de84c5408a66"],
    fn: ["d147147c3dcbe0ac2756b42297dd7f013f8b2fa6178e209c3f74dc7d752243ef"],
    ln: ["3d05da4b552607e09bdc258939666d6b32fedc74392e38ea504c83a06ab3ec44"],
    st: ["be18b85f77fc024db379acf19e8a1ce62307ab7bb1bca395389ecfc2dafaf741"],
    zp: ["9a4a139dfbfcd2fc89a3cb4302dad65a35abd8d29a56c09a962b69c5cf3bca40"],
    country: ["885036a0da3dff3c3e05bc79bf49382b12bc5098514ed57ce0875aba1aa2c40d"],
  });
  expect(hashedIdentifiers.ct).toContain("8f7f2f7ccd3f2898cf4850905346e8fb333d00aac1c974f8f37326e068cf7b1e");
  expect(hashedIdentifiers.ct).toHaveLength(2);
});

test("empty input yields no hashes", () => {
  expect(hashIdentifiers({ email: null, firstName: "", phone: "none" })).toEqual({});
});

test("the first word is the first name, the rest the last", () => {
  expect(splitName("  Maria Clara da Silva ")).toEqual({ firstName: "Maria", lastName: "Clara da Silva" });
  expect(splitName("Madonna")).toEqual({ firstName: "Madonna", lastName: "" });
});
