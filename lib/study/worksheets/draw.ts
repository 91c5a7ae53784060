/** Draws from a sheet's own chance. */
export type Draw = {
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number;
  pick: <Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number];
  /** Each item once, in another order. */
  shuffle: <Item>(items: readonly Item[]) => Item[];
  /** So many different items. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
  chance: () => boolean;
};

/** `next` answers with numbers in [0, 1). */
export const createDraw = (next: () => number): Draw => {
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item);
  return {
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    shuffle,
    some: (items, count) => shuffle(items).slice(0, count),
    chance: () => next() < 0.5,
  };
};
