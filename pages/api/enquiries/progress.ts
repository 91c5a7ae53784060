import { endpoint } from '@/lib/server/endpoint/endpoint';
import { lookUpProgress } from '@/lib/server/enquiries/lookUpProgress';
import { parseReference } from '@/lib/server/enquiries/reference';
import { SiteError } from '@/lib/site/siteError';

export default endpoint({ method: 'GET' }, async ({ req, res, address }) => {
  const reference = parseReference(String(req.query.reference ?? ''));
  const progress = reference && (await lookUpProgress({ req, res, address, reference }));
  if (!progress) throw new SiteError('request/invalid', { field: 'reference' });
  return { json: progress };
});
