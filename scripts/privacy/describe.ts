import type { AuditEntry } from '@/lib/server/audit/auditEntry';
import type { AuditCheck } from '@/lib/server/audit/verifyAudit';
import { toLine } from '@/lib/server/csv/toLine';
import { countOf } from '@/scripts/commands/countOf';

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
