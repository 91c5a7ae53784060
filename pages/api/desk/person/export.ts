import { oneReference } from '@/lib/desk/personContract';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { forPerson } from '@/lib/server/desk/person/forPerson';
import { exportNumber, exportText } from '@/lib/server/privacy/exportNumber';
import { SiteError } from '@/lib/site/siteError';

export const config = { api: { bodyParser: false } };

/** All that is stored under the number of an enquiry: a form is sent here, so that the browser saves it. */
export default deskEndpoint(
  { method: 'POST', body: oneReference, part: 'enquiries', form: 'accepted' },
  async ({ res, staff, body: { reference } }) => {
    const exported = await forPerson({ staff, reference, right: 'canAnswer' }, exportNumber);
    if (exported === null) throw new SiteError('request/unknown');
    res.setHeader('Content-Type', 'application/json; charset=utf-8');
    res.setHeader('Content-Disposition', 'attachment; filename="parent.json"');
    res.end(exportText(exported));
    return undefined;
  },
);
