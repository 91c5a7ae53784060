import { endpoint } from '@/lib/server/endpoint/endpoint';
import { readProgress } from '@/lib/server/enquiries/readProgress';
import { parseReference } from '@/lib/server/enquiries/reference';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';

export default endpoint({ method: 'GET' }, async ({ req }) => {
  const reference = parseReference(String(req.query.reference ?? ''));
  const progress = reference && (await readProgress(await getStore(), reference));
  if (!progress) throw new SiteError('request/invalid', { field: 'reference' });
  return { json: progress };
});
