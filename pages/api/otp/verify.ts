import { z } from 'zod';
import { isOtp } from '@/lib/login/otp';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { countCheck } from '@/lib/server/login/countRequest';
import { setDevice } from '@/lib/server/login/device';
import { verifyOtp } from '@/lib/server/login/verifyOtp';
import { newVerification, rememberVerification } from '@/lib/server/session/verification';

export const config = { api: { bodyParser: false } };

const body = z.object({ challenge: z.string(), otp: z.string().refine(isOtp) });

export default endpoint(
  { method: 'POST', body },
  async ({ req, res, address, body: { challenge, otp } }) => {
    const verification = newVerification();
    const requester = await countCheck(req, address, challenge);
    const { answer, deviceId } = await verifyOtp(challenge, otp, requester, verification);
    rememberVerification(res, verification);
    await setDevice(res, deviceId);
    return { json: answer };
  },
);
