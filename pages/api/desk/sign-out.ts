import { z } from 'zod';
import { dropDeskCookie, readDeskToken } from '@/lib/server/desk/deskCookie';
import { expectDesk } from '@/lib/server/desk/deskEndpoint';
import { endStaffSession } from '@/lib/server/desk/staffSession';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { getStore } from '@/lib/server/store/store';

export const config = { api: { bodyParser: false } };

/** Ends this browser's session at the desk, if there is one. */
export default endpoint(
  { method: 'POST', body: z.object({}), guard: expectDesk },
  async (context) => {
    const token = readDeskToken(context.req);
    if (token !== null) await endStaffSession((await getStore()).db, token);
    dropDeskCookie(context.res);
    return { json: { ended: true } };
  },
);
