import axios from 'axios';
import { parseFooter, parseLead, parseResults } from './answers';
import { type SiteApi, SiteApiError } from './contract';

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

const TIME_LIMIT_MS = 5_000;
const LARGEST_ANSWER = 1024 * 1024;

/** The services at API_BASE_URL, by the exact calls of specification section 7. */
export const createHttpSiteApi = ({
  baseUrl,
  siteUrl,
  timeLimitMs = TIME_LIMIT_MS,
}: HttpSiteApiOptions): SiteApi => {
  const client = axios.create({
    baseURL: baseUrl.replace(/\/$/, ''),
    maxRedirects: 0,
    maxContentLength: LARGEST_ANSWER,
    responseType: 'json',
    transitional: { silentJSONParsing: false },
  });

  const call = async <T>(
    request: { method: 'GET' | 'POST'; url: string; params?: unknown; data?: unknown },
    parse: (answer: unknown) => T | null,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const signal = AbortSignal.timeout(timeLimitMs);
    const { data } = await client.request<unknown>({ ...request, headers, signal }).catch(fail);
    const value = parse(data);
    if (value === null) throw new SiteApiError('wrong shape');
    return value;
  };

  return {
    search: (text) =>
      call({ method: 'GET', url: PATHS.search, params: { search: text } }, (answer) =>
        parseResults(answer, siteUrl),
      ),

    getFooter: async () => {
      const { footer } = await call({ method: 'GET', url: PATHS.footer }, (answer) =>
        parseFooter(answer, siteUrl),
      );
      return footer;
    },

    addLead: (lead, idempotencyKey) =>
      call({ method: 'POST', url: PATHS.lead, data: lead }, parseLead, {
        'Idempotency-Key': idempotencyKey,
      }),

    ping: async () => {
      const signal = AbortSignal.timeout(timeLimitMs);
      await client
        .get('/', { signal, responseType: 'text', validateStatus: (status) => status < 500 })
        .catch(fail);
    },
  };
};

// Not the axios error itself: it carries the whole request.
const fail = (cause: unknown): never => {
  if (axios.isCancel(cause)) throw new SiteApiError('time-out');
  const { response, code } = axios.isAxiosError(cause) ? cause : {};
  throw new SiteApiError(response ? `status ${response.status}` : (code ?? 'no answer'));
};
