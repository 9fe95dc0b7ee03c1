import type { ShoppingList } from "@app/contract/plans";

export type Aisle = ShoppingList[number];
export type ListedItem = Aisle["items"][number];

/** The list without some of its foods, and without the aisles that are then empty. */
export const withoutFoods = (list: ShoppingList, foods: ReadonlySet<string>): ShoppingList =>
  list.flatMap((aisle) => {
    const items = aisle.items.filter(({ food }) => !foods.has(food));
    return items.length > 0 ? { ...aisle, items } : [];
  });

/** How many items are in the bag, of how many. A tick of a food that is no longer on the list does not count. */
export function countItems(list: ShoppingList, ticked: ReadonlySet<string>): { done: number; all: number } {
  const items = list.flatMap((aisle) => aisle.items);
  return { done: items.filter(({ food }) => ticked.has(food)).length, all: items.length };
}

export function withTick(ticked: ReadonlySet<string>, { food, done }: { food: string; done: boolean }): Set<string> {
  const next = new Set(ticked);
  if (done) next.add(food);
  else next.delete(food);
  return next;
}

/** The list as a message: a title, then each aisle with its items. */
export const messageOf = (title: string, list: ShoppingList): string =>
  [title, ...list.map(({ title: aisle, items }) => [aisle, ...items.map(lineOf)].join("\n"))].join("\n\n");

const lineOf = ({ name, amount }: ListedItem): string => `- ${name}: ${amount}`;
