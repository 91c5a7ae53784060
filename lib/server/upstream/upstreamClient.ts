import axios, { type AxiosInstance } from 'axios';
import { createBreaker } from './breaker';
import { countCall } from './countCall';
import { LONGEST_CALL_MS, timeLeft } from './deadline';
import { outcomeOfStatus, type Service } from './outcome';
import { UpstreamError } from './upstreamError';

const LARGEST_ANSWER = 1024 * 1024;

type ClientOptions = {
  service: Service;
  /** What every path is appended to. */
  baseUrl: string;
  /** Longest time of one call in ms; a visitor's request can leave less. */
  timeLimitMs?: number;
};

export type UpstreamRequest<T> = {
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** `text`: an answer of any kind. JSON otherwise. */
  answer?: 'json' | 'text';
  /** The answer's value; null: it has the wrong shape. May throw an UpstreamError of its own. */
  parse: (answer: unknown) => T | null;
};

export type UpstreamClient = {
  /** Makes the call; throws an UpstreamError when it does not end well. */
  call: <T>(request: UpstreamRequest<T>) => Promise<T>;
  /** Resolves when the service answers with anything below 500. */
  ping: () => Promise<void>;
};

/**
 * The one way to call an upstream service: within the time that is left, held back while the service
 * is down, counted, and with errors that carry nothing of what was sent. Keep one client for each
 * service and process, since the circuit breaker lives in it.
 */
export const createUpstreamClient = ({
  service,
  baseUrl,
  timeLimitMs = LONGEST_CALL_MS,
}: ClientOptions): UpstreamClient => {
  const breaker = createBreaker(service);
  const client = axios.create({
    baseURL: baseUrl,
    maxRedirects: 0,
    maxContentLength: LARGEST_ANSWER,
    validateStatus: () => true,
    transitional: { silentJSONParsing: false },
  });

  const send = async <T>(request: UpstreamRequest<T>): Promise<T> => {
    const { status, data } = await ask(client, request, timeLeft(timeLimitMs)).catch((cause) => {
      throw toUpstreamError(service, cause);
    });
    const outcome = outcomeOfStatus(status);
    if (outcome !== 'ok') throw new UpstreamError(service, outcome, { status, answer: data });
    const value = request.parse(data);
    if (value !== null) return value;
    throw new UpstreamError(service, 'bad-answer', { status, reason: 'wrong shape' });
  };

  const call: UpstreamClient['call'] = (request) =>
    countCall(service, () => breaker.run(() => send(request)));

  return {
    call,
    ping: async () => {
      const request = { method: 'GET', path: '/', answer: 'text', parse: () => true } as const;
      await call(request).catch((error: unknown) => {
        if (!(error instanceof UpstreamError && error.outcome === 'refused')) throw error;
      });
    },
  };
};

const ask = async <T>(
  client: AxiosInstance,
  { method, path, query, body, headers, answer = 'json' }: UpstreamRequest<T>,
  limitMs: number,
): Promise<{ status: number; data: unknown }> =>
  client.request<unknown>({
    method,
    url: path,
    params: query,
    data: body,
    headers,
    responseType: answer,
    signal: AbortSignal.timeout(limitMs),
  });

// Not the axios error itself: it carries the request, with the number and the code in it.
const toUpstreamError = (service: Service, cause: unknown): UpstreamError => {
  if (axios.isCancel(cause)) return new UpstreamError(service, 'time-out');
  const { response, code } = axios.isAxiosError(cause) ? cause : {};
  const status = response?.status;
  if (status === undefined) return new UpstreamError(service, 'unreachable', { reason: code });
  // An answer that says no may say it in any words; one that says yes has to be readable.
  const outcome = outcomeOfStatus(status);
  return new UpstreamError(service, outcome === 'ok' ? 'bad-answer' : outcome, {
    status,
    reason: code,
  });
};
