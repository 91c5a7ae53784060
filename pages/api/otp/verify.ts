import { z } from 'zod';
import { isOtp } from '@/lib/login/otp';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { setDevice } from '@/lib/server/login/device';
import { requesterOf } from '@/lib/server/login/requester';
import { verifyOtp } from '@/lib/server/login/verifyOtp';

export const config = { api: { bodyParser: false } };

const body = z.object({ challenge: z.string(), otp: z.string().refine(isOtp) });

export default endpoint(
  { method: 'POST', body, limit: 'otpVerify' },
  async ({ req, res, address, body: { challenge, otp } }) => {
    const { answer, deviceId } = await verifyOtp(challenge, otp, await requesterOf(req, address));
    await setDevice(res, deviceId);
    return { json: answer };
  },
);
