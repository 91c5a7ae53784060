import { listCopies, type NotedBackup } from './backupList';
import type { RequestPlace } from './eraseNumber';
import type { RowCounts } from './eraseRows';
import type { Receipt } from './receipt';
import type { SentBefore } from './sentBefore';

/** `enquiries 2, deliveries 2`. */
export const describeCounts = (counts: RowCounts): string =>
  Object.entries(counts)
    .map(([name, rows]) => `${name} ${rows}`)
    .join(', ') || 'nothing';

const TITLES = { erase: 'Erased', withdraw: 'Consent withdrawn' } as const;

/** A receipt as a parent reads it: no name, no number. */
export const describeReceipt = (receipt: Receipt): string =>
  [
    `Receipt ${receipt.receipt}`,
    `${TITLES[receipt.kind]} on ${receipt.time}`,
    ...(receipt.kind === 'erase'
      ? [
          `Deleted: ${describeCounts(receipt.deleted)}`,
          `Blanked: ${describeCounts(receipt.blanked)}`,
        ]
      : []),
    `Not sent any more: ${receipt.cancelled}`,
    `Already sent to the school system before: ${receipt.sent.confirmed}${receipt.sent.possible > 0 ? `, and perhaps ${receipt.sent.possible} more, whose answer did not come` : ''}`,
    ...receipt.kept.map((text) => `Kept: ${text}`),
    '',
  ].join('\n');

/** Whose data it is done with. */
export type PrivacyPlace = RequestPlace & {
  /** The school system is the one of this site's own database. */
  isEmbedded: boolean;
};

type Done = { receipt: Receipt; sent: SentBefore; isScrubbed?: boolean };

/** What was done, as texts of lines: the receipt for the parent, and what is left to do for our people. */
export const describeDone = (
  place: PrivacyPlace,
  { receipt, sent, isScrubbed = true }: Done,
): { receipt: string; rest: string } => {
  const isErased = receipt.kind === 'erase';
  const rest = [
    ...(isScrubbed ? [] : [NOT_SCRUBBED]),
    ...schoolLines(sent, place.isEmbedded, isErased),
    // A withdrawal removes nothing that a backup could still hold.
    ...(isErased ? backupLines(olderBackups(place, receipt)) : []),
    '',
  ];
  return { receipt: describeReceipt(receipt), rest: rest.join('\n') };
};

const NOT_SCRUBBED =
  'The rows are gone. Free space inside the database files may still show traces, until the database writes there again.';

const olderBackups = (place: PrivacyPlace, { time }: Receipt): NotedBackup[] =>
  listCopies(place).filter(({ madeAt }) => madeAt <= time);

const schoolLines = (
  { references }: SentBefore,
  isEmbedded: boolean,
  isErased: boolean,
): string[] => {
  if (isEmbedded) {
    return isErased
      ? ['The school system of this website is part of its database: erased with it.']
      : ['The school system of this website is part of its database, and keeps its own record.'];
  }
  if (references.length === 0) {
    return [
      'The school system was sent no enquiry from here. If the parent has ever logged in, it knows the number.',
    ];
  }
  const verb = isErased ? 'delete' : 'stop using';
  return [
    `To do: this website cannot reach into the school system. Ask its people to ${verb} what it has of: ${references.join(', ')}`,
  ];
};

const backupLines = (backups: NotedBackup[]): string[] => {
  const there = backups.filter(({ isThere }) => isThere);
  if (backups.length === 0) return ['No backup is noted here.'];
  return [
    `Backups made before, which still hold it (${there.length} found at their place, ${backups.length - there.length} moved or gone). None of them can bring it back to this website:`,
    ...backups.map(
      ({ madeAt, path, isThere }) => `  ${madeAt}  ${path}${isThere ? '' : ' (not there now)'}`,
    ),
  ];
};
