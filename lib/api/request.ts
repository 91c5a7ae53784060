import { isRecord } from '@/lib/site/isRecord';
import { isErrorCode, SiteError } from '@/lib/site/siteError';

type RequestOptions<T> = {
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Turns the unknown answer into a value, or null when it has the wrong shape. */
  parse: (answer: unknown) => T | null;
  signal?: AbortSignal;
  /** How long the answer may take, in ms; twelve seconds when absent. */
  limitMs?: number;
};

/** Longer than the server's own 5 s limit on upstream calls, so that its answer arrives first. */
const TIME_LIMIT_MS = 12_000;

/**
 * The browser's one way to call our endpoints: JSON in and out.
 * Throws a SiteError with the endpoint's code and message, or `network/unreachable`.
 */
export const request = async <T>(path: string, options: RequestOptions<T>): Promise<T> => {
  return openAnswer(await fetchJson(path, options), options.parse);
};

/** What an endpoint has answered. Throws as `request` does. */
export const openAnswer = async <T>(
  response: Response,
  parse: RequestOptions<T>['parse'],
): Promise<T> => {
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toSiteError(answer, response);
  const value = parse(answer);
  if (value === null) throw new SiteError('service/unavailable');
  return value;
};

const fetchJson = async <T>(path: string, options: RequestOptions<T>): Promise<Response> => {
  const limit = AbortSignal.timeout(options.limitMs ?? TIME_LIMIT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  try {
    return await fetch(path, {
      method: options.method ?? 'GET',
      headers: options.body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal,
    });
  } catch (cause) {
    throw new SiteError('network/unreachable', { cause });
  }
};

const toSiteError = (answer: unknown, response: Response): SiteError => {
  const error = isRecord(answer) && isRecord(answer.error) ? answer.error : {};
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  return new SiteError(isErrorCode(error.code) ? error.code : 'service/unavailable', {
    message: typeof error.message === 'string' ? error.message : undefined,
    field: typeof error.field === 'string' ? error.field : undefined,
    retryAfter,
  });
};
