import { mergeChange } from '@/lib/desk/personContract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { mergeEnquiries } from '@/lib/server/desk/family/mergeEnquiries';
import { getStore } from '@/lib/server/store/store';

export const config = { api: { bodyParser: false } };

/** Closes an enquiry as a duplicate of another one. */
export default deskEndpoint(
  { method: 'POST', body: mergeChange, part: 'enquiries' },
  async ({ staff, body }) => ({ json: await mergeEnquiries(await getStore(), staff, body) }),
);
