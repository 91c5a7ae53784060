import type { KeyCounts } from '@/lib/server/keys/countKeys';
import type { KeyRing } from '@/lib/server/keys/keyRing';
import type { KeyRings } from '@/lib/server/keys/rings';

/** What `npm run keys` prints: the keys by their ids, and what may be dropped. No secret is in it. */
export const describeKeys = ({ site, data }: KeyRings, counts: KeyCounts): string => {
  const { [data.current.id]: done = 0, plain = 0, ...older } = counts;
  const known = new Set(data.all.map(({ id }) => id));
  const previous = data.all.slice(1).map(({ id }) => [id, older[id] ?? 0] as const);
  const lost = Object.entries(older).filter(([id]) => !known.has(id));
  return [
    `Secret: ${idsOf(site)}`,
    `Data key: ${idsOf(data)}`,
    `Personal values encrypted with the current data key: ${done}`,
    ...previous.map(([id, count]) => `With the one from before, ${id}: ${count}${adviceOf(count)}`),
    ...lost.map(([id, count]) => `With ${id}, which is not known here: ${count} cannot be read`),
    ...(plain > 0 ? [`Not encrypted yet: ${plain}; a running site is about to do so`] : []),
    '',
  ].join('\n');
};

const adviceOf = (count: number): string =>
  count === 0
    ? ' (it can be removed from PREVIOUS_DATA_KEYS, and is still needed for its backups)'
    : ' (still needed; a running site encrypts them anew)';

const idsOf = ({ all: [current, ...previous] }: KeyRing): string =>
  [`${current?.id} (current)`, ...previous.map(({ id }) => `${id} (from before)`)].join(', ');
