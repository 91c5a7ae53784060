/** The same things in an order that `random` decides (Fisher and Yates). */
export const shuffle = <Item>(items: readonly Item[], random: () => number): Item[] => {
  const left = [...items];
  const mixed: Item[] = [];
  while (left.length > 0) mixed.push(...left.splice(Math.floor(random() * left.length), 1));
  return mixed;
};
