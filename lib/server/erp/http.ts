import { createUpstreamClient } from '@/lib/server/upstream/upstreamClient';
import { UpstreamError } from '@/lib/server/upstream/upstreamError';
import { type Erp, ErpError } from './contract';
import { parseLogin, parseMessage, parseOnboarded, parseRefusal } from './responses';

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

/** The school system at ERP_BASE_URL, by the exact calls of specification section 7. */
export const createHttpErp = ({ baseUrl, timeLimitMs }: HttpErpOptions): Erp => {
  const client = createUpstreamClient({ service: 'erp', baseUrl, timeLimitMs });

  const post = <T>(
    path: string,
    body: Record<string, unknown>,
    parse: (answer: unknown) => T | null,
    headers?: Record<string, string>,
  ): Promise<T> => client.call({ method: 'POST', path, body, headers, parse }).catch(fail);

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

    ping: () => client.ping().catch(fail),
  };
};

// A signup that is refused with a 200 is a refusal all the same.
const parseOnboardedOrRefused = (answer: unknown) => {
  if (parseRefusal(answer).errorMsg === null) return parseOnboarded(answer);
  throw new UpstreamError('erp', 'refused', { status: 200, answer });
};

const isUnauthorized = (cause: unknown): boolean =>
  cause instanceof ErpError && cause.status === 401;

const fail = (cause: unknown): never => {
  if (!(cause instanceof UpstreamError)) throw cause;
  const { outcome, status, answer } = cause;
  const errorMessage = parseRefusal(answer).said ?? undefined;
  const failure = outcome === 'refused' ? 'refused' : 'unavailable';
  throw new ErpError(failure, { status, errorMessage, cause });
};
