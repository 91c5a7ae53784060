import { z } from 'zod';
import { endpoint } from '@/lib/server/endpoint/endpoint';
import { countRequest } from '@/lib/server/login/countRequest';
import { requesterOf } from '@/lib/server/login/requester';
import { sendOtp } from '@/lib/server/login/sendOtp';

export const config = { api: { bodyParser: false } };

const body = z.object({ mobile: z.string() });

export default endpoint({ method: 'POST', body }, async ({ req, address, body: { mobile } }) => {
  const requester = await requesterOf(req, address);
  await countRequest('otpSend', { mobile, deviceId: requester.deviceId, address });
  return { json: await sendOtp(mobile, requester) };
});
