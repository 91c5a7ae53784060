export type DrawnPoint = [x: number, y: number];

/** The closed rings of a path that knows only `m`, `l`, `L` and `z`. */
export const readPath = (path: string): DrawnPoint[][] => {
  const rings: DrawnPoint[][] = [];
  let ring: DrawnPoint[] = [];
  let at: DrawnPoint = [0, 0];
  for (const [, command, numbers = ''] of path.matchAll(/([a-z])([^a-z]*(?:e-\d+[^a-z]*)*)/gi)) {
    if (command === 'z') at = ring[0] ?? at;
    else if (command === 'm') {
      ring = [];
      rings.push(ring);
    } else if (command !== 'l' && command !== 'L') throw new Error(`Cannot read ${command}`);
    for (const [x, y] of pairsOf(numbers)) {
      at = command === 'L' ? [x, y] : [at[0] + x, at[1] + y];
      ring.push(at);
    }
  }
  return rings;
};

const pairsOf = (numbers: string): DrawnPoint[] => {
  const values = numbers.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? [];
  return values.flatMap((x, at) => (at % 2 === 0 ? [[x, values[at + 1] ?? 0] as DrawnPoint] : []));
};
