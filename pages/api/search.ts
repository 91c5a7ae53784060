import { SiteError } from '@/lib/errors/siteError';
import { endpoint } from '@/lib/server/endpoint';
import { SiteApiError } from '@/lib/server/siteApi/contract';
import { getSiteApi } from '@/lib/server/siteApi/siteApi';

const LONGEST_TEXT = 200;

export default endpoint({ method: 'GET' }, async ({ req }) => {
  const text = [req.query.s].flat()[0]?.trim().slice(0, LONGEST_TEXT) ?? '';
  return { json: { results: text === '' ? [] : await search(text) } };
});

const search = async (text: string) => {
  const siteApi = await getSiteApi();
  return siteApi.search(text).catch((cause: unknown) => {
    throw cause instanceof SiteApiError ? new SiteError('service/unavailable', { cause }) : cause;
  });
};
