import axios, { type AxiosResponse } from 'axios';
import { parseLogin, parseMessage, parseOnboarded, parseRefusal } from './answers';
import { type Erp, ErpError, type ErpFailure } from './contract';

type HttpErpOptions = {
  /** `{erp}` of specification section 7. */
  baseUrl: string;
  timeLimitMs?: number;
};

const PATHS = {
  login: '/erp_user/mobile/login/',
  onboarding: '/erp_user/onboard-user-verify/',
  onboard: '/erp_user/user-onboard/',
} as const;

const TIME_LIMIT_MS = 5_000;
const LARGEST_ANSWER = 1024 * 1024;

// Too slow, too early, too many: the same request can succeed later.
const PASSING = [408, 425, 429];

/** The school system at ERP_BASE_URL, by the exact calls of specification section 7. */
export const createHttpErp = ({ baseUrl, timeLimitMs = TIME_LIMIT_MS }: HttpErpOptions): Erp => {
  const client = axios.create({
    baseURL: baseUrl.replace(/\/$/, ''),
    maxRedirects: 0,
    maxContentLength: LARGEST_ANSWER,
    validateStatus: () => true,
    transitional: { silentJSONParsing: false },
    responseType: 'json',
  });

  const call = async (send: (signal: AbortSignal) => Promise<AxiosResponse<unknown>>) => {
    try {
      return await send(AbortSignal.timeout(timeLimitMs));
    } catch (cause) {
      // Not the axios error itself: it carries the request, with the number and the code in it.
      const answered = axios.isAxiosError(cause) ? cause.response?.status : undefined;
      throw toFailure(answered, null, reasonOf(cause));
    }
  };

  const post = async <T>(
    path: string,
    body: Record<string, unknown>,
    parse: (answer: unknown) => T | null,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const { status, data } = await call((signal) => client.post(path, body, { headers, signal }));
    if (status < 200 || status > 299) throw toFailure(status, data);
    const value = parse(data);
    if (value === null) throw new ErpError('unavailable', { status, cause: 'wrong shape' });
    return value;
  };

  return {
    requestLogin: (contact) => post(PATHS.login, { contact }, parseMessage),
    verifyLogin: (contact, otp) => post(PATHS.login, { contact, otp }, parseLogin),
    requestOnboarding: (contact) => post(PATHS.onboarding, { contact }, parseMessage),
    verifyOnboarding: (contact, otp) => post(PATHS.onboarding, { contact, otp }, parseLogin),

    onboard: async ({ payload, accessToken, idempotencyKey }) => {
      const headers = {
        Authorization: `Bearer ${accessToken}`,
        'Idempotency-Key': idempotencyKey,
      };
      const answer = await post(PATHS.onboard, payload, parseOnboardedOrRefused, headers).catch(
        (cause: unknown) => {
          throw isUnauthorized(cause)
            ? new ErpError('unauthorized', { status: 401, cause })
            : cause;
        },
      );
      return { ...answer, parent_name: answer.parent_name ?? payload.parent_name };
    },

    ping: async () => {
      const { status } = await call((signal) => client.get('/', { signal, responseType: 'text' }));
      if (status >= 500) throw toFailure(status, null);
    },
  };
};

const parseOnboardedOrRefused = (body: unknown) => {
  const { errorMsg } = parseRefusal(body);
  if (errorMsg !== null) {
    throw new ErpError('refused', { status: 200, errorMessage: errorMsg });
  }
  return parseOnboarded(body);
};

const isUnauthorized = (cause: unknown): boolean =>
  cause instanceof ErpError && cause.status === 401;

const toFailure = (status: number | undefined, body: unknown, cause?: unknown): ErpError => {
  const errorMessage = parseRefusal(body).said ?? undefined;
  return new ErpError(failureOf(status), { status, errorMessage, cause });
};

const failureOf = (status: number | undefined): ErpFailure =>
  status !== undefined && status >= 400 && status <= 499 && !PASSING.includes(status)
    ? 'refused'
    : 'unavailable';

const reasonOf = (cause: unknown): string => {
  if (axios.isCancel(cause)) return 'time-out';
  return axios.isAxiosError(cause) ? (cause.code ?? 'no answer') : 'no answer';
};
