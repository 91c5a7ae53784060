import { endpoint } from '@/lib/server/endpoint/endpoint';
import { listOwnEnquiries } from '@/lib/server/enquiries/ownEnquiries';
import { readSession } from '@/lib/server/session/session';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';

export default endpoint({ method: 'GET' }, async ({ req }) => {
  const session = await readSession(req);
  if (session === null) throw new SiteError('session/required');
  const enquiries = await listOwnEnquiries(await getStore(), session.contact);
  return { json: { enquiries } };
});
