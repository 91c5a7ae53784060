import { oneReference } from '@/lib/desk/personContract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { forPerson } from '@/lib/server/desk/person/forPerson';
import { describeDone } from '@/lib/server/privacy/describeReceipt';
import { withdrawNumber } from '@/lib/server/privacy/withdrawNumber';

export const config = { api: { bodyParser: false } };

/** Withdraws the consent of everything under the number of an enquiry. */
export default deskEndpoint(
  { method: 'POST', body: oneReference, part: 'enquiries' },
  async ({ staff, body: { reference } }) => ({
    json: await forPerson({ staff, reference, right: 'canAnswer' }, async (place, number) =>
      describeDone(place, await withdrawNumber(place, number)),
    ),
  }),
);
