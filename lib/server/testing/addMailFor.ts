import { addMail } from '@/lib/server/mail/outbox';
import type { Store } from '@/lib/server/store/store';

/** Puts an e-mail into the outbox for each of these branches, due at `at` (ms since 1970). */
export const addMailFor = async (
  { db }: Store,
  branches: readonly number[],
  at: number,
): Promise<void> => {
  for (const branch_id of branches) {
    const texts = { subject: 'Subject', text: `Text of ${branch_id}`, html: '<p>Text</p>' };
    await addMail(db, { id: `digest.${branch_id}`, kind: 'digest', branch_id, ...texts }, at);
  }
};
