import type { Examples } from "../platform/http/openapi.ts";

const id = "019a8b1e-6c00-7a3f-8f11-2b9c5d7e9a01";
const hlc = "019a8b1e6c00-0000-5f2d8c41a7b3e690";
const lost = "019a8b1a1200-0000-9c14e7d20b68f35a";
const cursor = "3f6c1f0a-6d0e-4c68-9a55-8a1f0d8f5b11.42";
const fields = { at: "2026-11-16T09:30:00.000Z", kg: 82.3 };

export const syncExamples: Examples = {
  "POST /v1/account/sync": {
    body: { cursor, mutations: [{ id, kind: "weight", op: "put", hlc, fields }] },
    return: {
      cursor: cursor.replace(".42", ".43"),
      reset: false,
      acks: [{ id, hlc, result: "stored" }],
      changes: [
        {
          id,
          kind: "weight",
          deleted: false,
          fields,
          clocks: { fields: { at: hlc, kg: hlc }, deleted: null },
          conflicts: [{ field: "kg", value: 82.9, hlc: lost }],
        },
      ],
      withdrawn: false,
      more: false,
      now: 1763285400000,
    },
  },
};
