import { drawPng } from "./png.ts";
import { posts, type Theme } from "./posts.ts";

/** Sky, far hill, near hill, sun: a different hour of the day for each theme. */
const hours: Record<Theme, readonly string[]> = {
  Nutrição: ["#f1e8da", "#7ccbb0", "#0f5b46", "#f4b740"],
  Exercícios: ["#cfe7e2", "#3e8e6b", "#0a3b2e", "#d9951c"],
  "Bem-estar": ["#173b52", "#3e8e6b", "#0a3b2e", "#f1e8da"],
};

const WIDTH = 720;
const HEIGHT = 450;

const ridge = (heightAt: (x: number) => number): number[] => Array.from({ length: WIDTH }, (_, x) => heightAt(x));

function landscape(theme: Theme, turn: number): Buffer {
  const sun = { x: WIDTH * (0.22 + 0.14 * (turn % 5)), y: HEIGHT * (0.3 + 0.06 * (turn % 3)), radius: 58 };
  const far = ridge((x) => HEIGHT * 0.62 + 34 * Math.sin(x / 95 + turn));
  const near = ridge((x) => HEIGHT * 0.78 + 42 * Math.sin(x / 150 + turn * 2));
  return drawPng({ width: WIDTH, height: HEIGHT, colours: hours[theme] }, (x, y) => {
    if (y > (near[x] ?? 0)) return 2;
    if (y > (far[x] ?? 0)) return 1;
    return (x - sun.x) ** 2 + (y - sun.y) ** 2 < sun.radius ** 2 ? 3 : 0;
  });
}

const logo = (): Buffer =>
  drawPng({ width: 96, height: 96, colours: ["#0f5b46", "#f4b740"] }, (x, y) =>
    Math.hypot(x - 48, y - 48) < 26 ? 1 : 0,
  );

const drawn = new Map<string, Buffer>();

/** Drawn at the first request and cached. */
export function pictureNamed(name: string): Buffer | undefined {
  const turn = posts.findIndex(({ slug }) => slug === name);
  const post = posts[turn];
  if (!post && name !== "logo") return undefined;
  const picture = drawn.get(name) ?? (post ? landscape(post.category, turn) : logo());
  drawn.set(name, picture);
  return picture;
}
