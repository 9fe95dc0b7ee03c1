import type { Half } from "@app/contract/plan-document";

export const first = (name: string): string => name.split(" ")[0] ?? name;
export const halves: Record<Half, string> = { diet: "a dieta", training: "o treino" };
export const ofHalves: Record<Half, string> = { diet: "da dieta", training: "do treino" };
/** Who cares for a half, before anybody wrote in it. */
const someone: Record<Half, string> = { diet: "quem cuida da dieta", training: "quem cuida do treino" };
export const whose = (half: Half, name: string | null): string => (name ? first(name) : someone[half]);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
