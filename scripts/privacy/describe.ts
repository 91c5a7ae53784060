import type { AuditEntry } from '@/lib/server/audit/auditEntry';
import type { AuditCheck } from '@/lib/server/audit/verifyAudit';
import { toLine } from '@/lib/server/csv/toLine';
import type { NotedBackup } from '@/lib/server/privacy/backupList';
import type { RowCounts } from '@/lib/server/privacy/findRows';
import type { Receipt } from '@/lib/server/privacy/receipt';
import type { SentBefore } from '@/lib/server/privacy/sentBefore';
import { countOf } from '@/scripts/commands/countOf';

/** `enquiries 2, deliveries 2`. */
export const describeCounts = (counts: RowCounts): string =>
  Object.entries(counts)
    .map(([name, rows]) => `${name} ${rows}`)
    .join(', ') || 'nothing';

const TITLES = { erase: 'Erased', withdraw: 'Consent withdrawn' } as const;

/** A receipt for a parent: no name, no number. */
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

/** What is left to do for people: stored nowhere, and not for the parent. */
export const describeRest = (
  sent: SentBefore,
  {
    isEmbedded,
    isErased,
    backups,
  }: { isEmbedded: boolean; isErased: boolean; backups: NotedBackup[] },
): string =>
  [
    ...schoolLines(sent, isEmbedded, isErased),
    // A withdrawal removes nothing that a backup could still hold.
    ...(isErased ? backupLines(backups) : []),
    '',
  ].join('\n');

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
    `To do: this command cannot reach into the school system. Ask its people to ${verb} what it has of: ${references.join(', ')}`,
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

/** One line for each entry, then what the check of the chain says. */
export const describeAudit = (
  entries: readonly AuditEntry[],
  { sound, broken, lastHash }: AuditCheck,
): string =>
  [
    ...entries.map(({ entry, at, who, action, filter_json, row_count }) =>
      toLine(
        `${entry}  ${new Date(at).toISOString()}  ${who}  ${action}  ${filter_json}  ${countOf(row_count, 'row')}`,
      ),
    ),
    broken === null
      ? `${countOf(sound, 'entry', 'entries')}, none changed. The last one has the hash ${lastHash}`
      : `Entry ${broken.entry} is broken: ${broken.reason}. The ${sound} before it are as they were written.`,
    '',
  ].join('\n');
