import type { Note } from '@/tests/reliability/experiment';
import { exactly, none } from '@/tests/reliability/support/bounds';
import { countMissing, readReferences } from '@/tests/reliability/support/references';
import type { Traffic } from './traffic';

type Expected = { requests: number; databaseUrl: string };

/** What became of the requests, and whether the database holds each acknowledged enquiry once. */
export const noteTraffic = async (
  note: Note,
  traffic: Traffic,
  { requests, databaseUrl }: Expected,
): Promise<void> => {
  const failures = traffic.failures();
  note(exactly('requests answered', traffic.answered(), requests));
  note(none('requests failed', failures.length));
  const [first] = failures;
  if (first !== undefined) note({ what: 'the first failure', value: first, passes: false });
  const stored = await readReferences({ databaseUrl });
  const acknowledged = [...traffic.acknowledged().values()];
  note({ what: 'enquiries acknowledged', value: acknowledged.length });
  note(none('acknowledged and lost', countMissing(acknowledged, stored)));
  note(none('stored beyond those', stored.size - acknowledged.length));
};
