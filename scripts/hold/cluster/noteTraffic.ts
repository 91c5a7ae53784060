import type { Note } from '@/scripts/hold/experiment';
import { exactly, none } from '@/scripts/hold/tools/bounds';
import { countMissing, readReferences } from '@/scripts/hold/tools/references';
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
  if (first !== undefined) note({ what: 'the first failure', value: first, holds: false });
  const kept = await readReferences({ databaseUrl });
  const acknowledged = [...traffic.acknowledged().values()];
  note({ what: 'enquiries acknowledged', value: acknowledged.length });
  note(none('acknowledged and lost', countMissing(acknowledged, kept)));
  note(none('kept beyond those', kept.size - acknowledged.length));
};
