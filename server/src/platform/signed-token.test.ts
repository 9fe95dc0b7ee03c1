import { expect, test } from "vitest";
import { createKeyRing } from "./key-ring.ts";
import { parseToken, signToken, type TokenPurpose } from "./signed-token.ts";

const ring = createKeyRing("the first key, of 32 characters or more");
const ID = "5f0c1a52-6a0e-4a53-9a43-0d3c6f1f7f10";

/** As they stand in e-mails that were sent: an unsubscribe link does not expire. */
const SENT: Record<TokenPurpose, string> = {
  "verification-link": `${ID}.GL0SXpvS0fvJla1xzfp6nKkiCm323-w0eRaf1OVIV5M`,
  unsubscribe: `${ID}.uaBVD9TUYgHLUYP7zveHVFQbN2mIbj_7I4JJTnKYZKU`,
  resume: `${ID}.TN1yBMeuVTP_aqD7Vc--8bjGZnbchISUzd6x1HTCjBA`,
  "on-call": `${ID}.6fKwMjfqY6nwOzkBuoL0iKXJv8HN1O3wk7UAwv1p9Ck`,
};
const PURPOSES = Object.keys(SENT) as TokenPurpose[];

test.each(PURPOSES)("a %s token is the one that was sent before, and gives its id to no other purpose", (purpose) => {
  expect(signToken(ring, purpose, ID)).toBe(SENT[purpose]);
  const accepting = PURPOSES.filter((other) => parseToken(ring, other, SENT[purpose]) === ID);
  expect(accepting).toEqual([purpose]);
});

test.each(["", ".", ID, `${ID}.`, `${ID}.forged`, `${ID.replace("5", "6")}.${SENT.resume.split(".")[1]}`])(
  "%j is no token of ours",
  (token) => {
    for (const purpose of PURPOSES) expect(parseToken(ring, purpose, token)).toBeUndefined();
  },
);
