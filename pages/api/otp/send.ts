import { z } from 'zod';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { requesterOf } from '@/lib/server/login/requester';
import { sendOtp } from '@/lib/server/login/sendOtp';

export const config = { api: { bodyParser: false } };

const body = z.object({ mobile: z.string() });

export default endpoint(
  { method: 'POST', body, limit: 'otpSend' },
  async ({ req, address, body: { mobile } }) => ({
    json: await sendOtp(mobile, await requesterOf(req, address)),
  }),
);
