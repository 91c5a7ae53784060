import { openStore } from '@/lib/server/store/store';
import type { Note } from '@/scripts/hold/experiment';
import type { Traffic } from './traffic';

type Expected = { requests: number; databaseUrl: string };

/** What became of the requests, and whether the database holds each acknowledged enquiry once. */
export const noteTraffic = async (
  note: Note,
  traffic: Traffic,
  { requests, databaseUrl }: Expected,
): Promise<void> => {
  const failures = traffic.failures();
  note({
    what: 'requests answered',
    value: traffic.answered(),
    bound: `exactly ${requests}`,
    holds: traffic.answered() === requests,
  });
  note({
    what: 'requests failed',
    value: failures.length,
    bound: '0',
    holds: failures.length === 0,
  });
  const [first] = failures;
  if (first !== undefined) note({ what: 'the first failure', value: first, holds: false });
  const ids = await readReferences(databaseUrl);
  const acknowledged = [...traffic.acknowledged().values()];
  const lost = acknowledged.filter((id) => !ids.has(id)).length;
  note({ what: 'enquiries acknowledged', value: acknowledged.length });
  note({ what: 'acknowledged and lost', value: lost, bound: '0', holds: lost === 0 });
  const more = ids.size - acknowledged.length;
  note({ what: 'kept beyond those', value: more, bound: '0', holds: more === 0 });
};

const readReferences = async (databaseUrl: string): Promise<Set<string>> => {
  const store = await openStore({ databaseUrl });
  const rows = await store.db.selectFrom('enquiries').select('id').execute();
  await store.close();
  return new Set(rows.map(({ id }) => id));
};
