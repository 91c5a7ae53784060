import { z } from 'zod';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { makeRecoveryCodes } from '@/lib/server/desk/makeRecoveryCodes';

export const config = { api: { bodyParser: false } };

const body = z.object({ code: z.string().max(40) });

/** New recovery codes in place of all of before. */
export default deskEndpoint(
  { method: 'POST', body, part: 'account' },
  async ({ db, staff, token, body: { code } }) => ({
    json: { recoveryCodes: await makeRecoveryCodes(db, { staff, token, code }, Date.now()) },
  }),
);
