import { spendRemoval } from '@/lib/desk/results/contract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { removeSpend } from '@/lib/server/desk/results/spend';

export const config = { api: { bodyParser: false } };

/** Takes away what somebody has typed in by mistake. */
export default deskEndpoint(
  { method: 'POST', body: spendRemoval, part: 'results' },
  async ({ db, staff, body }) => {
    await removeSpend(db, staff, body.id);
    return { json: { removed: true } };
  },
);
