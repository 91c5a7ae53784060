import { preflightQuestion } from '@/lib/preflight/contract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { askPreflight } from '@/lib/server/preflight/askPreflight';

export const config = { api: { bodyParser: false } };

/** Has a campaign or landing page checked. */
export default deskEndpoint(
  { method: 'POST', body: preflightQuestion, part: 'campaigns' },
  async ({ db, staff, body }) => ({ json: { run: await askPreflight(db, staff, body.path) } }),
);
