import { oneReference } from '@/lib/desk/personContract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { countPerson } from '@/lib/server/desk/person/countPerson';

export const config = { api: { bodyParser: false } };

/** How much is stored under the number of an enquiry. */
export default deskEndpoint(
  { method: 'POST', body: oneReference, part: 'enquiries' },
  async ({ staff, body }) => ({ json: { counts: await countPerson(staff, body.reference) } }),
);
