/** A list with another entry at a place. */
export const withEntry = <Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] =>
  list.map((one, index) => (index === at ? entry : one));

/** A list without the entry at a place. */
export const withoutEntry = <Entry>(list: readonly Entry[], at: number): Entry[] =>
  list.filter((_, index) => index !== at);

/** A list whose entry has moved one place up (-1) or down (1); the same where there is no such place. */
export const moved = <Entry>(list: readonly Entry[], at: number, by: -1 | 1): Entry[] => {
  const next = [...list];
  const [entry] = next.splice(at, 1);
  const place = at + by;
  if (entry === undefined || place < 0 || place >= list.length) return [...list];
  next.splice(place, 0, entry);
  return next;
};

/** A text, or nothing where it is empty. */
export const orNothing = (text: string): string | undefined => (text === '' ? undefined : text);
