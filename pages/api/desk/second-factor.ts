import { z } from 'zod';
import { setDeskCookie } from '@/lib/server/desk/deskCookie';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { enterDesk } from '@/lib/server/desk/enterDesk';

export const config = { api: { bodyParser: false } };

const body = z.object({ code: z.string().max(40) });

/** The second half of a login. */
export default deskEndpoint(
  { method: 'POST', body, part: 'login' },
  async ({ db, res, staff, token, body: { code } }) => {
    const entered = await enterDesk(db, { staff, token, code }, Date.now());
    setDeskCookie(res, entered.token);
    const { recoveryCodes, recoveryCodesLeft } = entered;
    return { json: { recoveryCodes, recoveryCodesLeft } };
  },
);
