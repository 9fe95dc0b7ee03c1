import { crisisText } from "@app/engine/safety/fixed-texts";
import { expect, test } from "vitest";
import { crisisTextOnDevice } from "./crisis-on-device.ts";

test("without the server the crisis text keeps every number and promises no hour", () => {
  const text = crisisTextOnDevice("BR");
  expect(text).toContain("ligue 188 (grátis, 24 horas)");
  expect(text).toContain("ligue 192 (SAMU)");
  expect(text).not.toContain("{hora}");
  expect(text).not.toContain("Avisei");
  expect(text).toContain("uma pessoa fala com você");
});

test("it differs from the fixed text in that one sentence only, in every country", () => {
  for (const country of ["BR", "AR", "VE", "JP"]) {
    const [fixed, own] = [crisisText(country, "18h40"), crisisTextOnDevice(country)];
    const kept = fixed.split(/(?<=\.) (?=[A-ZÀ-Ú])/).filter((sentence) => !sentence.includes("18h40"));
    for (const sentence of kept) expect(own).toContain(sentence);
  }
});
