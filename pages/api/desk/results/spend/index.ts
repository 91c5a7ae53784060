import { newSpend } from '@/lib/desk/results/contract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { addSpend } from '@/lib/server/desk/results/spend';

export const config = { api: { bodyParser: false } };

/** Saves what was spent on a campaign. */
export default deskEndpoint(
  { method: 'POST', body: newSpend, part: 'results' },
  async ({ db, staff, body }) => {
    await addSpend(db, staff, body, Date.now());
    return { json: { saved: true } };
  },
);
