/** The items by a name of theirs, in the order in which the names come. */
export const groupBy = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return groups;
};
