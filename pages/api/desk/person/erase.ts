import { DESK_PERSON_COPY } from '@/data/copy/desk/person';
import { eraseRequest } from '@/lib/desk/personContract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { forPerson } from '@/lib/server/desk/person/forPerson';
import { parseReference } from '@/lib/server/enquiries/reference';
import { describeDone } from '@/lib/server/privacy/describeReceipt';
import { eraseNumber } from '@/lib/server/privacy/eraseNumber';
import { SiteError } from '@/lib/site/siteError';

export const config = { api: { bodyParser: false } };

/** Erases everything under the number of an enquiry. */
export default deskEndpoint(
  { method: 'POST', body: eraseRequest, part: 'enquiries' },
  async ({ staff, body: { reference, typed } }) => {
    if (parseReference(typed) !== reference) {
      throw new SiteError('request/invalid', {
        field: 'typed',
        message: DESK_PERSON_COPY.wrongReference,
      });
    }
    return {
      json: await forPerson({ staff, reference, right: 'canErase' }, async (place, number) =>
        describeDone(place, await eraseNumber(place, number)),
      ),
    };
  },
);
