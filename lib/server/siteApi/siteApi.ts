import { getEnv } from '@/lib/server/env/env';
import { getStore } from '@/lib/server/store/store';
import type { SiteApi } from './contract';
import { createEmbeddedSiteApi } from './embedded';
import { createHttpSiteApi } from './http';

// Next bundles instrumentation and each API route apart: only the global object is common to them.
const shared: typeof globalThis & { siteApi?: Promise<SiteApi> } = globalThis;

/** Search, footer and leads: the services at API_BASE_URL, else the embedded ones. */
export const getSiteApi = (): Promise<SiteApi> => {
  shared.siteApi ??= openSiteApi().catch((cause: unknown) => {
    shared.siteApi = undefined;
    throw cause;
  });
  return shared.siteApi;
};

/** Makes these services the ones of this process: for unit tests. Null forgets them. */
export const shareSiteApi = (siteApi: SiteApi | null): void => {
  shared.siteApi = siteApi === null ? undefined : Promise.resolve(siteApi);
};

const openSiteApi = async (): Promise<SiteApi> => {
  const { apiBaseUrl, siteUrl } = getEnv();
  return apiBaseUrl === null
    ? createEmbeddedSiteApi(await getStore())
    : createHttpSiteApi({ baseUrl: apiBaseUrl, siteUrl });
};
