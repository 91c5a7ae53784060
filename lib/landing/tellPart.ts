/**
 * So many entries of a list, beginning elsewhere for each position: neighbours tell different parts
 * of what holds for all of them.
 */
export const tellPart = <Entry>(
  entries: readonly Entry[],
  position: number,
  count: number,
): Entry[] => {
  const start = (position * count) % entries.length;
  return [...entries, ...entries].slice(start, start + Math.min(count, entries.length));
};
