import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { MOBILE_DIGITS } from '@/data/limits';
import {
  type Erp,
  ErpUnavailableError,
  type LoginFlow,
  type OnboardOutcome,
  type SendOutcome,
  type SignupPayload,
  type Verified,
  type VerifyOutcome,
} from '@/lib/server/erp/contract';
import type { SiteApi } from '@/lib/server/siteApi/contract';

export type RecordedCall = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
};

type Services = { erp: Erp; siteApi: SiteApi };
type Answer = { status: number; body: unknown };

const CONTACT = new RegExp(`^\\+91-\\d{${MOBILE_DIGITS}}$`);
const credentials = z.object({
  contact: z.string().regex(CONTACT),
  otp: z.string().optional(),
});
const sms = z.object({ to: z.string().regex(CONTACT), text: z.string().min(1) });
const lead = z.object({ lead_url: z.string() }).catchall(z.string());

/** What a school system answers to a call of specification section 7. */
export const answerCall = async (services: Services, call: RecordedCall): Promise<Answer> => {
  try {
    const answer = await CALLS[`${call.method} ${call.path}`]?.(services, call);
    return answer ?? { status: 404, body: { message: 'Not found' } };
  } catch (cause) {
    if (cause instanceof z.ZodError) return { status: 400, body: { error_msg: 'Bad request' } };
    if (!(cause instanceof ErpUnavailableError)) throw cause;
    return { status: 503, body: { error_msg: null } };
  }
};

const yes = (body: unknown): Answer => ({ status: 200, body });
const no = (status: number, error_msg: string | null): Answer => ({ status, body: { error_msg } });

const takeCredentials = async (
  erp: Erp,
  flow: LoginFlow,
  { body }: RecordedCall,
): Promise<Answer> => {
  const { contact, otp } = credentials.parse(body);
  const mobile = contact.slice('+91-'.length);
  return otp === undefined
    ? toSendAnswer(await erp.sendOtp(flow, mobile), contact)
    : toVerifyAnswer(await erp.verifyOtp(flow, mobile, otp));
};

const toSendAnswer = (sent: SendOutcome, contact: string): Answer => {
  switch (sent.outcome) {
    case 'sent':
      return yes({ message: `OTP has been sent to ${contact}` });
    case 'signInInstead':
      return yes({ message: 'Please Sign in' });
    case 'tooMany':
      return no(403, 'Too many codes were asked for. Please wait ten minutes.');
    case 'refused':
      return yes({ message: sent.message });
  }
};

const toVerifyAnswer = (verified: VerifyOutcome): Answer => {
  switch (verified.outcome) {
    case 'wrong':
      return no(401, 'Wrong OTP.');
    case 'expired':
      return no(400, 'OTP Expired');
    case 'blocked':
      return no(403, 'Too many tries. Please wait ten minutes.');
    case 'refused':
      return no(422, verified.message);
    default:
      return yes(toLogin(verified));
  }
};

const toLogin = ({ outcome, accessToken, parent, pupil }: Verified) => ({
  status_code: 200,
  message: 'Login Sucessfully.',
  is_onboarded: outcome === 'onboarded',
  result: {
    access_token: accessToken,
    user_details: parent && {
      token: accessToken,
      parent_name: parent.name,
      academic_data: { grade: parent.grade_name },
    },
  },
  data: pupil ? [{ erp_id: 'OIS-0001', ...pupil }] : [],
});

const toSignupAnswer = (onboard: OnboardOutcome): Answer => {
  switch (onboard.outcome) {
    case 'onboarded': {
      const { parent_name, grade_name } = onboard;
      return yes({ result: { parent_name, grade: { grade_name } } });
    }
    case 'loginExpired':
      return no(401, null);
    case 'refused':
      return no(400, onboard.message);
  }
};

const CALLS: Record<string, (services: Services, call: RecordedCall) => Promise<Answer>> = {
  'POST /erp_user/mobile/login/': ({ erp }, call) => takeCredentials(erp, 'login', call),
  'POST /erp_user/onboard-user-verify/': ({ erp }, call) => takeCredentials(erp, 'onboard', call),
  'POST /erp_user/user-onboard/': async ({ erp }, { body, headers }) =>
    toSignupAnswer(
      await erp.onboardUser({
        payload: toSignup(body),
        accessToken: headers.authorization?.replace(/^Bearer /, '') ?? '',
        idempotencyKey: String(headers['idempotency-key'] ?? ''),
      }),
    ),
  'GET /website-search/': async ({ siteApi }, { query }) =>
    yes(await siteApi.search(query.search ?? '')),
  'GET /footer-open/': async ({ siteApi }) => yes([await siteApi.getFooter()]),
  'POST /lead-mgmt/add-lead-utm-details/': async ({ siteApi }, { body, headers }) =>
    yes(await siteApi.addLead(lead.parse(body), String(headers['idempotency-key'] ?? ''))),
  // Where the messages of an embedded school system go: it takes whatever has the right fields.
  'POST /sms': async (_services, { body }) => {
    sms.parse(body);
    return yes({ message: 'ok' });
  },
  'GET /': async ({ erp }) => {
    await erp.ping();
    return yes({ message: 'ok' });
  },
};

// As it came: the embedded school system checks it, and says what is wrong with it.
const toSignup = (body: Record<string, unknown>): SignupPayload => ({
  parent_name: String(body.parent_name ?? ''),
  child_name: String(body.child_name ?? ''),
  email: String(body.email ?? ''),
  date_of_birth: String(body.date_of_birth ?? ''),
  branch: Number(body.branch),
  grade: Number(body.grade),
  is_active: true,
  lead_info: 'Worksheet',
});
