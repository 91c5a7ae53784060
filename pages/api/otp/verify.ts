import { z } from 'zod';
import { isOtp } from '@/lib/login/otp';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { verifyOtp } from '@/lib/server/login/verifyOtp';
import { newVerification, rememberVerification } from '@/lib/server/session/verification';

export const config = { api: { bodyParser: false } };

const body = z.object({ challenge: z.string(), otp: z.string().refine(isOtp) });

export default endpoint(
  { method: 'POST', body, limit: 'otpVerify' },
  async ({ res, body: { challenge, otp } }) => {
    const verification = newVerification();
    const json = await verifyOtp(challenge, otp, verification);
    rememberVerification(res, verification);
    return { json };
  },
);
