/** A place of the old page in a query: `lens.f=20` belongs to `lens`. */
const placeInQuery = (search: string, places: Readonly<Record<string, string>>): string | null => {
  const names = [...new URLSearchParams(search).keys()].map((key) => key.split('.')[0] ?? '');
  return names.find((name) => Object.hasOwn(places, name)) ?? null;
};

const placeInHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/**
 * Where the place that an address names stands now, with the numbers that its link brings; null where
 * it names none. `places` are the addresses of those that moved, by their old fragments; one that
 * ends in a fragment of its own keeps it.
 */
export const movedTo = (
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  places: Readonly<Record<string, string>>,
): string | null => {
  const named = placeInHash(hash);
  const place = Object.hasOwn(places, named) ? named : placeInQuery(search, places);
  const target = place && places[place];
  if (!target) return null;
  const [path = '', fragment] = target.split('#');
  return `${path}${search}${fragment ? `#${fragment}` : ''}`;
};
