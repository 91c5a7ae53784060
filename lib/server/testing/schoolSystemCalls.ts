import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { type Erp, ErpError, type SignupPayload } from '@/lib/server/erp/contract';
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

const credentials = z.object({
  contact: z.string().regex(/^\+91-\d{10}$/),
  otp: z.string().optional(),
});
const sms = z.object({ to: z.string().regex(/^\+91-\d{10}$/), text: z.string().min(1) });
const lead = z.object({ lead_url: z.string() }).catchall(z.string());

/** What a school system answers to a call of specification section 7. */
export const answerCall = async (services: Services, call: RecordedCall): Promise<Answer> => {
  try {
    const body = await CALLS[`${call.method} ${call.path}`]?.(services, call);
    return body === undefined
      ? { status: 404, body: { message: 'Not found' } }
      : { status: 200, body };
  } catch (cause) {
    if (cause instanceof z.ZodError) return { status: 400, body: { error_msg: 'Bad request' } };
    if (!(cause instanceof ErpError)) throw cause;
    return { status: cause.status ?? 503, body: { error_msg: cause.errorMessage } };
  }
};

const CALLS: Record<string, (services: Services, call: RecordedCall) => Promise<unknown>> = {
  'POST /erp_user/mobile/login/': async ({ erp }, { body }) => {
    const { contact, otp } = credentials.parse(body);
    return otp === undefined ? erp.requestLogin(contact) : erp.verifyLogin(contact, otp);
  },
  'POST /erp_user/onboard-user-verify/': async ({ erp }, { body }) => {
    const { contact, otp } = credentials.parse(body);
    return otp === undefined ? erp.requestOnboarding(contact) : erp.verifyOnboarding(contact, otp);
  },
  'POST /erp_user/user-onboard/': async ({ erp }, { body, headers }) => {
    const { parent_name, grade_name } = await erp.onboard({
      payload: toSignup(body),
      accessToken: headers.authorization?.replace(/^Bearer /, '') ?? '',
      idempotencyKey: String(headers['idempotency-key'] ?? ''),
    });
    return { result: { parent_name, grade: { grade_name } } };
  },
  'GET /website-search/': async ({ siteApi }, { query }) => siteApi.search(query.search ?? ''),
  'GET /footer-open/': async ({ siteApi }) => [await siteApi.getFooter()],
  'POST /lead-mgmt/add-lead-utm-details/': ({ siteApi }, { body, headers }) =>
    siteApi.addLead(lead.parse(body), String(headers['idempotency-key'] ?? '')),
  // Where the messages of an embedded school system go: it takes whatever has the right fields.
  'POST /sms': async (_services, { body }) => {
    sms.parse(body);
    return { message: 'ok' };
  },
  'GET /': async ({ erp }) => {
    await erp.ping();
    return { message: 'ok' };
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
