import { oneReference } from '@/lib/desk/personContract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { separateEnquiry } from '@/lib/server/desk/family/mergeEnquiries';

export const config = { api: { bodyParser: false } };

/** Takes a duplicate out again. */
export default deskEndpoint(
  { method: 'POST', body: oneReference, part: 'enquiries' },
  async ({ db, staff, body }) => ({ json: await separateEnquiry(db, staff, body.reference) }),
);
