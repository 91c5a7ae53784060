import { z } from 'zod';
import { isOtp } from '@/lib/login/otp';
import { setDeskCookie } from '@/lib/server/desk/deskCookie';
import { expectDesk } from '@/lib/server/desk/deskEndpoint';
import { beginAtDesk } from '@/lib/server/desk/enterDesk';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { countCheck } from '@/lib/server/login/countRequest';
import { setDevice } from '@/lib/server/login/device';
import { confirmNumber } from '@/lib/server/login/verifyOtp';
import { getStore } from '@/lib/server/store/store';

export const config = { api: { bodyParser: false } };

const body = z.object({ challenge: z.string(), otp: z.string().refine(isOtp) });

/** The first half of a login: the code that the number was sent. */
export default endpoint({ method: 'POST', body, guard: expectDesk }, async (context) => {
  const {
    req,
    res,
    address,
    body: { challenge, otp },
  } = context;
  const requester = await countCheck(req, address, challenge);
  const { mobile, deviceId } = await confirmNumber(challenge, otp, requester);
  const { db } = await getStore();
  const token = await beginAtDesk(db, mobile, Date.now());
  await setDevice(res, deviceId);
  setDeskCookie(res, token);
  return { json: { confirmed: true } };
});
