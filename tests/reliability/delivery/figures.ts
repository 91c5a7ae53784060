import type { Note } from '@/tests/reliability/experiment';
import { exactly } from '@/tests/reliability/support/bounds';
import { countMissing } from '@/tests/reliability/support/references';
import { round } from '@/tests/reliability/support/statistics';
import { compareContents } from './contents';
import { type Entry, taken } from './ledger';
import type { Outbox } from './outbox';

/** Notes how the upstream service treated its callers: it has to have been as bad as it was meant. */
export const noteFaults = (note: Note, calls: Entry[]): void => {
  const share = (did: string) =>
    `${round((100 * calls.filter((call) => call.did === did).length) / calls.length)} %`;
  note({ what: 'calls that reached the service', value: calls.length });
  note({
    what: 'refused, failed, hung, taken and dropped, rejected (400)',
    value: ['refuse', 'fail', 'hang', 'drop', 'reject'].map(share).join(', '),
  });
};

/**
 * Notes what has arrived beside what was saved: each delivery with its own contents, and nothing else.
 * What the service rejected may be left to people instead.
 */
export const noteArrivals = async (
  note: Note,
  outbox: Outbox,
  deliveries: number,
): Promise<void> => {
  const { ids, waiting, followUp } = await outbox.read();
  const calls = outbox.calls();
  const rejected = new Set(calls.filter(({ did }) => did === 'reject').map(({ id }) => id));
  const left = followUp.filter((id) => rejected.has(id));
  const arrivals = taken(calls).map(({ id }) => id);
  const arrived = new Set(arrivals);
  const settled = new Set([...arrived, ...left]);
  const saved = outbox.saved();
  const savedIds = saved.map(({ id }) => id);
  const { compared, differing, unsaved } = compareContents(saved, calls);
  note(exactly('deliveries confirmed by the store', saved.length, deliveries));
  const leads = saved.filter(({ by }) => by === 'lead').length;
  note(exactly('of them WhatsApp leads, the rest enquiries', leads, Math.floor(deliveries / 2)));
  note(
    exactly(
      'distinct ids at the receiver, or rejected and left to people',
      settled.size,
      ids.length,
    ),
  );
  note(
    exactly(
      'confirmed deliveries that neither arrived nor were rejected',
      countMissing(savedIds, settled),
      0,
    ),
  );
  note(exactly('ids at the receiver that nobody saved', countMissing(arrived, new Set(ids)), 0));
  const comparable = savedIds.filter((id) => arrived.has(id)).length;
  note(exactly('deliveries whose contents were compared', compared, comparable));
  note(exactly('with other contents at the receiver than were acknowledged', differing, 0));
  note(exactly('arrivals with contents that were never acknowledged', unsaved, 0));
  note(exactly('deliveries left waiting', waiting, 0));
  note({ what: 'rejected with 400 and left to people', value: left.length });
  note(exactly('left to people and never rejected', followUp.length - left.length, 0));
  note({
    what: 'deliveries that came more than once, with the same id',
    value: arrivals.length - arrived.size,
  });
};
