import { createUpstreamClient } from '@/lib/server/upstream/upstreamClient';
import { UpstreamError } from '@/lib/server/upstream/upstreamError';
import { type SiteApi, SiteApiError } from './contract';
import { parseFooter } from './footerRecord';
import { parseLead, parseResults } from './responses';

type HttpSiteApiOptions = {
  /** The API base of specification section 7. */
  baseUrl: string;
  /** Our own origin: links to it become paths. */
  siteUrl: string;
  timeLimitMs?: number;
};

const PATHS = {
  search: '/website-search/',
  footer: '/footer-open/',
  lead: '/lead-mgmt/add-lead-utm-details/',
} as const;

/** The services at API_BASE_URL, by the exact calls of specification section 7. */
export const createHttpSiteApi = ({
  baseUrl,
  siteUrl,
  timeLimitMs,
}: HttpSiteApiOptions): SiteApi => {
  const client = createUpstreamClient({ service: 'site-api', baseUrl, timeLimitMs });
  const leads = createUpstreamClient({ service: 'site-api-leads', baseUrl, timeLimitMs });

  return {
    search: (text) =>
      client
        .call({
          method: 'GET',
          path: PATHS.search,
          query: { search: text },
          parse: (answer) => parseResults(answer, siteUrl),
        })
        .catch(fail),

    getFooter: async () => {
      const parse = (answer: unknown) => parseFooter(answer, siteUrl);
      const { footer } = await client
        .call({ method: 'GET', path: PATHS.footer, parse })
        .catch(fail);
      return footer;
    },

    addLead: (lead, idempotencyKey) =>
      leads
        .call({
          method: 'POST',
          path: PATHS.lead,
          body: lead,
          headers: { 'Idempotency-Key': idempotencyKey },
          parse: parseLead,
        })
        .catch(fail),

    ping: () => client.ping().catch(fail),
  };
};

const fail = (cause: unknown): never => {
  if (!(cause instanceof UpstreamError)) throw cause;
  throw new SiteApiError(cause.message, { cause, isRefusal: cause.outcome === 'refused' });
};
