import { getEnv } from '@/lib/server/env/env';
import { processService } from '@/lib/server/processSingleton';
import { getStore } from '@/lib/server/store/store';
import type { SiteApi } from './contract';
import { createEmbeddedSiteApi } from './embedded';
import { createHttpSiteApi } from './http';

const openSiteApi = async (): Promise<SiteApi> => {
  const { apiBaseUrl, siteUrl } = getEnv();
  return apiBaseUrl === null
    ? createEmbeddedSiteApi(await getStore())
    : createHttpSiteApi({ baseUrl: apiBaseUrl, siteUrl });
};

const service = processService('siteApi', openSiteApi);

/** Search, footer and leads: the services at API_BASE_URL, else the embedded ones. */
export const getSiteApi = service.get;

/** Makes these services the ones of this process: for unit tests. Null forgets them. */
export const shareSiteApi = service.set;
