import { z } from 'zod';
import { isOtp } from '@/lib/login/otp';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { verifyOtp } from '@/lib/server/login/verifyOtp';

export const config = { api: { bodyParser: false } };

const body = z.object({ challenge: z.string(), otp: z.string().refine(isOtp) });

export default endpoint(
  { method: 'POST', body, limit: 'otpVerify' },
  async ({ body: { challenge, otp } }) => ({ json: await verifyOtp(challenge, otp) }),
);
