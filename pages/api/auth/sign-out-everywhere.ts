import { z } from 'zod';
import { PATHS } from '@/data/routes/paths';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { endAllSessions } from '@/lib/server/session/generations';
import { readOpenSession } from '@/lib/server/session/session';
import { dropSession } from '@/lib/server/session/writeSession';
import { SiteError } from '@/lib/site/siteError';

export const config = { api: { bodyParser: false } };

/** Ends every session of the number that is logged in here, this one included. */
export default endpoint(
  { method: 'POST', body: z.object({}), limit: 'auth', form: 'accepted' },
  async ({ req, res, isForm }) => {
    const session = await readOpenSession(req);
    if (session === null) throw new SiteError('session/required');
    await endAllSessions(session.contact);
    dropSession(res);
    return isForm ? { redirect: PATHS.home } : { json: { ended: true } };
  },
);
