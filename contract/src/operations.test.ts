import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { operationGaps, operations } from "./operations.ts";

const ready = { ...operations, examples: [] };

test("a filled configuration has no gaps, and what stands in the repository is an example", () => {
  expect(operationGaps(ready)).toEqual([]);
  expect(operationGaps().map((gap) => gap.split(":")[0])).toEqual([
    "onCall",
    "crnCompany",
    "crefCompany",
    "responsible",
    "eNutricionista",
  ]);
});

test.each([
  ["onCall", { onCall: { ...operations.onCall, second: { ...operations.onCall.second, whatsapp: "" } } }],
  ["onCall", { onCall: { ...operations.onCall, first: { ...operations.onCall.first, email: " " } } }],
  [
    "onCall",
    {
      onCall: {
        ...operations.onCall,
        hours: { ...operations.onCall.hours, weekdays: null, saturday: null, sunday: null },
      },
    },
  ],
  ["crnCompany", { crnCompany: "" }],
  ["crefCompany", { crefCompany: "" }],
  [
    "responsible",
    { responsible: { ...operations.responsible, trainer: { name: "Rafael", council: "CREF", number: "" } } },
  ],
  ["eNutricionista", { eNutricionista: false }],
])("%s cannot be left out", (field, missing) => {
  expect(operationGaps({ ...ready, ...missing })).toEqual([`${field}: missing or incomplete`]);
});

test("the brand, which pages carry, has no contact of those on call", () => {
  const { first, second } = operations.onCall;
  for (const contact of [first, second])
    for (const value of [contact.whatsapp, contact.email]) expect(JSON.stringify(brand)).not.toContain(value);
});
