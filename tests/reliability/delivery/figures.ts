import type { Note } from '@/tests/reliability/experiment';
import { exactly } from '@/tests/reliability/support/bounds';
import { countMissing } from '@/tests/reliability/support/references';
import { round } from '@/tests/reliability/support/statistics';
import { type Entry, taken } from './ledger';
import type { Outbox } from './outbox';

/** Notes how the upstream service treated its callers: it has to have been as bad as it was meant. */
export const noteFaults = (note: Note, calls: Entry[]): void => {
  const share = (did: string) =>
    `${round((100 * calls.filter((call) => call.did === did).length) / calls.length)} %`;
  note({ what: 'calls that reached the service', value: calls.length });
  note({
    what: 'refused, failed, hung, taken and dropped',
    value: ['refuse', 'fail', 'hang', 'drop'].map(share).join(', '),
  });
};

/** Notes what has arrived beside what was saved: each delivery, and nothing else. */
export const noteArrivals = async (
  note: Note,
  outbox: Outbox,
  deliveries: number,
): Promise<void> => {
  const { ids, waiting, followUp } = await outbox.read();
  const known = new Set(ids);
  const arrivals = taken(outbox.calls()).map(({ id }) => id);
  const arrived = new Set(arrivals);
  const saved = outbox.saved().map(({ id }) => id);
  note(exactly('deliveries confirmed by the store', saved.length, deliveries));
  note(exactly('distinct ids at the receiver', arrived.size, known.size));
  note(exactly('confirmed deliveries that did not arrive', countMissing(saved, arrived), 0));
  note(exactly('ids at the receiver that nobody saved', countMissing(arrived, known), 0));
  note(exactly('deliveries left waiting or to people', waiting + followUp, 0));
  note({
    what: 'deliveries that came more than once, with the same id',
    value: arrivals.length - arrived.size,
  });
};
