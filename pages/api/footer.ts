import { endpoint } from '@/lib/server/endpoint/endpoint';
import { log } from '@/lib/server/log/log';
import { getSiteApi } from '@/lib/server/siteApi/siteApi';

// The page stands without it, so a failure is ours to know and not the visitor's (specification 8).
export default endpoint({ method: 'GET' }, async () => ({
  json: await getFooter().catch((cause: unknown) => {
    log.warn({ err: cause }, 'no footer data');
    return null;
  }),
}));

const getFooter = async () => (await getSiteApi()).getFooter();
