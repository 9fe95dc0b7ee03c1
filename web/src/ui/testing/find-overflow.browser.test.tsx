import { expect, test } from "vitest";
import { render } from "vitest-browser-react/pure";
import { findOverflow } from "./find-overflow.ts";

const nowrap = { width: "40px", whiteSpace: "nowrap" } as const;

test("what fits is not found, nor a text for screen readers, nor one that can be scrolled to", async () => {
  await render(
    <>
      <p>Um texto que cabe</p>
      <p className="sr-only">Só para quem ouve</p>
      <p style={{ ...nowrap, overflowX: "auto" }}>Um texto comprido</p>
    </>,
  );
  expect(findOverflow()).toEqual([]);
});

test("words of a picture are not found, nor what a box of so many lines leaves out", async () => {
  const clamp = {
    display: "-webkit-box",
    overflow: "hidden",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 1,
  } as const;
  await render(
    <>
      <div role="img" aria-label="Um telefone">
        <p style={{ ...nowrap, overflow: "hidden" }}>Um texto comprido</p>
      </div>
      <p style={{ ...clamp, width: "4rem" }}>Arroz, feijão, frango grelhado, salada</p>
    </>,
  );
  expect(findOverflow()).toEqual([]);
});

test("a page that scrolls sideways names what is widest", async () => {
  await render(<p style={{ width: `${innerWidth + 60}px` }}>Largo demais</p>);
  expect(findOverflow()).toEqual([
    expect.stringMatching(/^scrolls sideways: \d+ of \d+ px, <p class=""> “Largo demais”$/),
  ]);
});

test("a text that its box cuts off is found, and one that its field cuts off", async () => {
  await render(
    <>
      <p style={{ ...nowrap, overflow: "hidden" }}>Um texto comprido</p>
      <input style={{ width: "3rem" }} defaultValue="123456789,5" aria-label="Peso" />
    </>,
  );
  expect(findOverflow()).toEqual([
    expect.stringMatching(/^text cut off: <p .*“Um texto comprido”$/),
    expect.stringMatching(/^text cut off: <input .*“123456789,5”$/),
  ]);
});

test("texts on each other are found, except where one scrolls under what stays in place", async () => {
  const at = (left: number, position: "absolute" | "fixed") => ({ position, left, top: 0 });
  const { rerender } = await render(
    <>
      <b style={at(0, "absolute")}>Evolução</b>
      <b style={at(40, "absolute")}>Conversa</b>
    </>,
  );
  expect(findOverflow()).toEqual([expect.stringMatching(/^texts overlap: .*“Evolução” and .*“Conversa”$/)]);
  await rerender(
    <>
      <b style={at(0, "absolute")}>Evolução</b>
      <b style={at(40, "fixed")}>Conversa</b>
    </>,
  );
  expect(findOverflow()).toEqual([]);
});
