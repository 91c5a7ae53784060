import type { Note } from '../experiment';
import { round } from '../tools/statistics';
import { type Entry, taken } from './ledger';
import type { Outbox } from './outbox';

/** Notes how the service outside treated its callers: it has to have been as bad as it was meant. */
export const noteFaults = (note: Note, calls: Entry[]): void => {
  const share = (did: string) =>
    `${round((100 * calls.filter((call) => call.did === did).length) / calls.length)} %`;
  note({ what: 'calls that reached the service', value: calls.length });
  note({
    what: 'refused, failed, hung, taken and dropped',
    value: ['refuse', 'fail', 'hang', 'drop'].map(share).join(', '),
  });
};

/** Notes what has arrived beside what was saved: each lead, and nothing else. */
export const noteArrivals = async (note: Note, outbox: Outbox, leads: number): Promise<void> => {
  const { ids, waiting, followUp } = await outbox.read();
  const arrived = new Set(taken(outbox.calls()).map(({ id }) => id));
  const saved = outbox.saved().map(({ id }) => id);
  const count = (what: string, value: number, expected: number): void =>
    note({ what, value, bound: `exactly ${expected}`, holds: value === expected });

  count('leads confirmed by the store', saved.length, leads);
  count('distinct ids at the receiver', arrived.size, new Set(ids).size);
  count('confirmed leads that did not arrive', saved.filter((id) => !arrived.has(id)).length, 0);
  count('ids at the receiver that nobody saved', notIn(arrived, ids), 0);
  count('deliveries left waiting or to people', waiting + followUp, 0);
  note({
    what: 'leads that came more than once, with the same id',
    value: taken(outbox.calls()).length - arrived.size,
  });
};

const notIn = (arrived: Set<string>, ids: string[]): number => {
  const known = new Set(ids);
  return [...arrived].filter((id) => !known.has(id)).length;
};
