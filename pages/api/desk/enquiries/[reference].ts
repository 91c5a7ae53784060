import { appendAudit } from '@/lib/server/audit/appendAudit';
import { staffName } from '@/lib/server/desk/auditName';
import { deskEndpoint } from '@/lib/server/desk/deskEndpoint';
import { readEnquiry } from '@/lib/server/desk/readEnquiry';
import { SiteError } from '@/lib/site/siteError';

/** One enquiry. */
export default deskEndpoint({ method: 'GET', part: 'enquiries' }, async ({ req, db, staff }) => {
  const reference = String(req.query.reference);
  const enquiry = await readEnquiry(db, reference, staff);
  if (enquiry === null) throw new SiteError('request/unknown');
  await appendAudit(db, {
    action: 'desk read',
    filter: { reference },
    rows: 1,
    who: staffName(staff),
  });
  return { json: enquiry };
});
