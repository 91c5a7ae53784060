/** Picks that are the same on every build: the number of a branch and a word decide. */

export type Choose = <Value>(what: string, from: readonly [Value, ...Value[]]) => Value;

export const chooserOf =
  (seed: number): Choose =>
  (what, from) =>
    from[spread(`${seed} ${what}`) % from.length] ?? from[0];

/** FNV-1a, then mixed: neighbouring numbers must not give neighbouring picks. */
const spread = (text: string): number => {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
};
