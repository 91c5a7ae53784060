import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database, Schema } from '@/lib/server/store/schema';
import { firstInPages } from './firstInPages';
import { keepFitting } from './inbox';
import type { InboxFilter } from './inboxFilter';

/**
 * The newest enquiries of a condition that has an index, such as a number, that also fit a filter, by
 * reference, at most `most`. With both in one query SQLite reads the whole table.
 */
export const newestFitting = (
  db: Database,
  condition: (eb: ExpressionBuilder<Schema, 'enquiries'>) => Expression<SqlBool>,
  filter: InboxFilter,
  most: number,
): Promise<string[]> =>
  firstInPages(
    async (skipped, count) => {
      const rows = await db
        .selectFrom('enquiries')
        .select('id')
        .where(condition)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(skipped)
        .limit(count)
        .execute();
      return rows.map(({ id }) => id);
    },
    (ids) => keepFitting(db, ids, filter),
    most,
  );
