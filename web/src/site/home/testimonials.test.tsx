import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { testimonials } from "../../content/testimonials.ts";
import { CaseSlides } from "./testimonials.tsx";

test("each of any number of cases directly follows the radio that shows it", () => {
  const five = ["a", "b", "c", "d", "e"].flatMap((id) =>
    testimonials.slice(0, 1).map((item) => ({ ...item, id, name: id })),
  );
  const html = renderToStaticMarkup(<CaseSlides shown={five} />);
  const pairs = [...html.matchAll(/<input([^>]*)\/><article[^>]*aria-label="(.*?)"/g)];
  expect(
    pairs.map(([, radio = "", label]) => [/id="(.*?)"/.exec(radio)?.[1], label, radio.includes("checked")]),
  ).toEqual(five.map(({ id }, index) => [`case-${id}`, `${index + 1} de 5: ${id}`, index === 0]));
});
