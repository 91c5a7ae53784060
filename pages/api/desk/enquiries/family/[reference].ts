import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { readFamily } from '@/lib/server/desk/family/readFamily';

/** What else the family of an enquiry has sent. */
export default deskEndpoint({ method: 'GET', part: 'enquiries' }, async ({ req, db, staff }) => ({
  json: await readFamily(db, staff, String(req.query.reference)),
}));
