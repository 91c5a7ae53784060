import type { Database } from '@/lib/server/store/schema';
import { openPersonal } from './personalColumns';
import { DIRECT, sourceOf } from './source';

const BATCH = 100;

/**
 * Notes the source of some enquiries that an earlier release has saved. Answers how many there were. One
 * whose key is missing counts as direct.
 */
export const fillSources = async (db: Database): Promise<number> => {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'attribution_json'])
    .where('source', 'is', null)
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return 0;
  await db.transaction().execute(async (step) => {
    for (const { id, attribution_json: visit } of rows) {
      const source =
        visit === null ? DIRECT : sourceOf(openPersonal('attribution_json', id, visit));
      await step.updateTable('enquiries').set({ source }).where('id', '=', id).execute();
    }
  });
  return rows.length;
};
