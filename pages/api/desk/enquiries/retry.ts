import { oneReference } from '@/lib/desk/personContract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { retryEnquiry } from '@/lib/server/desk/retryEnquiry';
import { getStore } from '@/lib/server/store/store';

export const config = { api: { bodyParser: false } };

/** Has an enquiry sent to the school system now. */
export default deskEndpoint(
  { method: 'POST', body: oneReference, part: 'enquiries' },
  async ({ staff, body }) => ({
    json: await retryEnquiry(await getStore(), staff, body.reference),
  }),
);
