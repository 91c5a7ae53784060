import { appendAudit, type NewAuditEntry } from '@/lib/server/audit/appendAudit';
import { toLine } from '@/lib/server/csv/toLine';
import {
  type DeadLetter,
  findDeadLetter,
  listDeadLetters,
  retryDeadLetter,
} from '@/lib/server/dispatcher/deadLetters';
import { toIndianTime } from '@/lib/server/enquiries/listEnquiries';
import { readStatus } from '@/lib/server/enquiries/status';
import { hasLead } from '@/lib/server/leads/saveLead';
import type { Store } from '@/lib/server/store/store';
import { countOf } from '@/scripts/commands/countOf';
import type { DeadKind, Target } from './command';
import { UsageError } from './usage';

type Column = readonly [title: string, width: number, read: (letter: DeadLetter) => string];
const COLUMNS: readonly Column[] = [
  ['Id', 13, ({ subject_id }) => subject_id],
  ['Kind', 13, ({ kind }) => kind],
  ['Sent', 16, ({ created_at }) => toIndianTime(created_at).slice(0, 16).replace('T', ' ')],
  ['Tries', 5, ({ attempts }) => String(attempts)],
  ['Reason', 0, ({ last_error }) => last_error ?? ''],
];

/** A line for each, whatever its reason is made of. */
export const drawTable = (letters: readonly DeadLetter[]): string =>
  [null, ...letters]
    .map((letter) =>
      COLUMNS.map(([title, width, read]) =>
        (letter ? toLine(read(letter)) : title).padEnd(width),
      ).join('  '),
    )
    .join('\n');

/** What was given up, as a table. Nothing is shown that does not stand in the audit. */
export const listDead = async ({ db }: Store, kind: DeadKind | null): Promise<string> => {
  const letters = await listDeadLetters(db, kind);
  const filter = { kind: kind ?? undefined };
  await appendAudit(db, { action: 'enquiries dead', filter, rows: letters.length });
  const count = countOf(letters.length, 'dead letter', 'dead letters');
  return letters.length === 0 ? `${count}\n` : `${drawTable(letters)}\n\n${count}\n`;
};

/** Has what was given up sent again; answers what was done, in words. */
export const retry = (store: Store, target: Target): Promise<string> =>
  'id' in target ? retryOne(store, target) : retryAll(store, target.kind);

/** Before they are sent: each of them is in the outbox as soon as it is taken. */
const noteRetry = ({ db }: Store, filter: NewAuditEntry['filter'], rows: number) =>
  appendAudit(db, { action: 'enquiries retry', filter, rows });

const retryOne = async (
  store: Store,
  { kind, id }: { kind: DeadKind; id: string },
): Promise<string> => {
  const letter = await findDeadLetter(store.db, kind, id);
  await noteRetry(store, { kind, id }, letter === null ? 0 : 1);
  const retried = letter === null ? 'gone' : await retryDeadLetter(store, letter, Date.now());
  switch (retried) {
    case 'queued':
      return `${id} is sent again by the running site, within seconds.\n`;
    case 'no-login':
      throw new UsageError(
        `${id} cannot be sent again, since its login has run out: call the parent, and say so at the desk.`,
      );
    case 'gone':
      throw new UsageError(await explainMissing(store, kind, id));
  }
};

const explainMissing = async ({ db }: Store, kind: DeadKind, id: string): Promise<string> => {
  if (kind === 'whatsapp-lead') {
    return (await hasLead(db, id))
      ? `The lead ${id} is no dead letter: it was delivered or is on its way.`
      : `There is no lead ${id}.`;
  }
  const status = await readStatus(db, id);
  if (status === null) return `There is no enquiry ${id}.`;
  return status === 'follow-up'
    ? `${id} came without a login to send it with: call the parent, and say so at the desk.`
    : `${id} is no dead letter: its status is ${status}.`;
};

const retryAll = async (store: Store, kind: DeadKind | null): Promise<string> => {
  const letters = await listDeadLetters(store.db, kind);
  await noteRetry(store, { kind: kind ?? undefined }, letters.length);
  if (letters.length === 0) return 'There is nothing to send again.\n';
  let queued = 0;
  const refused: string[] = [];
  // One after the other: the site goes on writing between them.
  for (const letter of letters) {
    const retried = await retryDeadLetter(store, letter, Date.now());
    if (retried === 'queued') queued += 1;
    if (retried === 'no-login') refused.push(letter.subject_id);
  }
  return [
    queued > 0
      ? `${countOf(queued, 'dead letter is', 'dead letters are')} sent again by the running site, within seconds.`
      : 'Nothing can be sent again.',
    ...(refused.length > 0
      ? [`Without a login that is still good, so that a person has to call: ${refused.join(', ')}.`]
      : []),
    '',
  ].join('\n');
};
