import { toContact } from '@/lib/login/mobile';
import { log } from '@/lib/server/log/log';
import { createUpstreamClient, type UpstreamClient } from '@/lib/server/upstream/upstreamClient';
import { UpstreamError } from '@/lib/server/upstream/upstreamError';
import {
  type Erp,
  ErpUnavailableError,
  type LoginFlow,
  type OnboardOutcome,
  type Refused,
  type SendOutcome,
  type VerifyOutcome,
} from './contract';
import { parseOnboarding, parseRefusal, parseSend, parseVerification } from './responses';

type HttpErpOptions = {
  /** `{erp}` of specification section 7. */
  baseUrl: string;
  timeLimitMs?: number;
};

const OTP_PATHS = {
  login: '/erp_user/mobile/login/',
  onboard: '/erp_user/onboard-user-verify/',
} as const satisfies Record<LoginFlow, string>;
const SIGNUP_PATH = '/erp_user/user-onboard/';

const TOO_MANY = [403, 429];
const SIGNED_OUT = 401;

/** The error catalogue, specification section 8. */
const WRONG_CODES = new Map<number, VerifyOutcome>([
  [400, { outcome: 'expired' }],
  [401, { outcome: 'wrong' }],
  [403, { outcome: 'blocked' }],
]);

/** The school system at ERP_BASE_URL, by the exact calls of specification section 7. */
export const createHttpErp = ({ baseUrl, timeLimitMs }: HttpErpOptions): Erp => {
  const logins = createUpstreamClient({ service: 'erp', baseUrl, timeLimitMs });
  const enquiries = createUpstreamClient({ service: 'erp-enquiries', baseUrl, timeLimitMs });

  /** What `parse` makes of the answer, or `explain` of a no; null of `explain`: no answer that counts. */
  const post = async <Outcome>(
    client: UpstreamClient,
    request: { path: string; body: Record<string, unknown>; headers?: Record<string, string> },
    parse: (answer: unknown) => Outcome | null,
    explain: (no: UpstreamError) => Outcome | null,
  ): Promise<Outcome> => {
    try {
      return await client.call({ method: 'POST', ...request, parse });
    } catch (cause) {
      if (!(cause instanceof UpstreamError)) throw cause;
      const outcome = explain(cause);
      if (outcome === null) throw new ErpUnavailableError(cause);
      log.info({ path: request.path, status: cause.status }, 'the school system said no');
      return outcome;
    }
  };

  return {
    sendOtp: (flow, mobile) =>
      post<SendOutcome>(
        logins,
        { path: OTP_PATHS[flow], body: { contact: toContact(mobile) } },
        (answer) => parseSend(answer, flow),
        (no) => toUnsent(no, flow),
      ),

    verifyOtp: (flow, mobile, otp) =>
      post<VerifyOutcome>(
        logins,
        { path: OTP_PATHS[flow], body: { contact: toContact(mobile), otp } },
        parseVerification,
        (no) => WRONG_CODES.get(no.status ?? 0) ?? toExplained(no),
      ),

    onboardUser: ({ payload, accessToken, idempotencyKey }) =>
      post<OnboardOutcome>(
        enquiries,
        {
          path: SIGNUP_PATH,
          body: payload,
          headers: { Authorization: `Bearer ${accessToken}`, 'Idempotency-Key': idempotencyKey },
        },
        (answer) => parseOnboarding(answer, payload),
        (no) => (no.status === SIGNED_OUT ? { outcome: 'loginExpired' } : toRefused(no)),
      ),

    ping: () =>
      logins.ping().catch((cause: unknown) => {
        throw cause instanceof UpstreamError ? new ErpUnavailableError(cause) : cause;
      }),
  };
};

const toRefused = ({ outcome, answer }: UpstreamError): Refused | null =>
  outcome === 'refused' ? { outcome: 'refused', message: parseRefusal(answer) } : null;

/** Specification 4.1, step 2: the message Please Sign in leads on, whatever the status. */
const toUnsent = (no: UpstreamError, flow: LoginFlow): SendOutcome | null => {
  if (parseSend(no.answer, flow)?.outcome === 'signInInstead') return { outcome: 'signInInstead' };
  return TOO_MANY.includes(no.status ?? 0) ? { outcome: 'tooMany' } : toRefused(no);
};

/** Specification section 8: whatever status it is, a parent reads the message of the answer. */
const toExplained = ({ answer }: UpstreamError): Refused | null => {
  const message = parseRefusal(answer);
  return message === null ? null : { outcome: 'refused', message };
};
