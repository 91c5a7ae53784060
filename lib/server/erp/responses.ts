import { z } from 'zod';
import type {
  LoginFlow,
  OnboardOutcome,
  SendOutcome,
  SignupPayload,
  VerifyOutcome,
} from './contract';

/** Long enough for any sentence, short enough for a snackbar. */
const LONGEST_MESSAGE = 300;

// In any case and spacing, but the whole phrase: "OTP could not be sent" has the same words.
const OTP_SENT = /\botp\s+has\s+been\s+sent\s+to\b/i;
const SIGN_IN_INSTEAD = /\bplease\s+sign\s+in\b/i;

/** The `status_code` of a login; any other is a refusal, whatever the answer's own status. */
const RIGHT_CODE = 200;

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null || value === '' ? null : String(value)));

/** A longer one would not fit into the session cookie, which browsers drop without a word. */
const accessToken = z
  .string()
  .min(1)
  .max(2048)
  .nullish()
  .transform((value) => value ?? null);

const academicData = z
  .object({ grade: text })
  .nullish()
  .transform((value) => value ?? { grade: null });

const userDetails = z.object({
  token: accessToken,
  parent_name: text,
  academic_data: academicData,
});

const pupil = z.object({ erp_id: text, name: text, grade_name: text });

const login = z
  .object({
    status_code: z.coerce.number().int().nullish(),
    message: text,
    is_onboarded: z.boolean().nullish(),
    result: z.object({ access_token: accessToken, user_details: userDetails.nullish() }).nullish(),
    data: z.array(pupil.nullable()).nullish(),
  })
  // A login without any of these says nothing about who it is.
  .refine(({ status_code, result, data }) => (status_code ?? result ?? data ?? null) !== null);

const onboarded = z.object({
  result: z.object({
    parent_name: text,
    grade: z.object({ grade_name: text }).nullish(),
  }),
});

const refusal = z.object({ error_msg: text.catch(null), message: text.catch(null) });

/**
 * What an answer to a request for a code says (specification section 7): any other sentence than the
 * two known ones is a refusal. Null where it says nothing readable.
 */
export const parseSend = (body: unknown, flow: LoginFlow): SendOutcome | null => {
  const said = refusal.safeParse(body).data?.message ?? '';
  if (flow === 'login' && SIGN_IN_INSTEAD.test(said)) return { outcome: 'signInInstead' };
  if (OTP_SENT.test(said)) return { outcome: 'sent' };
  const message = parseRefusal(body);
  return message === null ? null : { outcome: 'refused', message };
};

/** What an answer to a code says, with every missing field filled in; null for a wrong shape. */
export const parseVerification = (body: unknown): VerifyOutcome | null => {
  const parsed = login.safeParse(body);
  if (!parsed.success) return null;
  const { status_code, message: said, is_onboarded, result, data } = parsed.data;
  if ((status_code ?? RIGHT_CODE) !== RIGHT_CODE) {
    return { outcome: 'refused', message: said?.slice(0, LONGEST_MESSAGE) ?? null };
  }
  const { access_token, user_details: details } = result ?? {};
  const known = data?.find((item) => item !== null && item.erp_id !== null) ?? null;
  return {
    outcome: is_onboarded ? 'onboarded' : known ? 'known' : 'new',
    accessToken: access_token ?? details?.token ?? null,
    parent: details ? { name: details.parent_name, grade_name: details.academic_data.grade } : null,
    pupil: known && { name: known.name, grade_name: known.grade_name },
  };
};

/** What an answer to a signup says, a refusal with a good status included; null for a wrong shape. */
export const parseOnboarding = (
  body: unknown,
  { parent_name: given }: SignupPayload,
): OnboardOutcome | null => {
  const errorMsg = refusal.safeParse(body).data?.error_msg ?? null;
  if (errorMsg !== null) return { outcome: 'refused', message: errorMsg.slice(0, LONGEST_MESSAGE) };
  const parsed = onboarded.safeParse(body);
  if (!parsed.success) return null;
  const { parent_name, grade } = parsed.data.result;
  return {
    outcome: 'onboarded',
    parent_name: parent_name ?? given,
    grade_name: grade?.grade_name ?? null,
  };
};

/** What the school system wrote for people with a no; null where it wrote nothing readable. */
export const parseRefusal = (body: unknown): string | null => {
  const { error_msg, message: said } = refusal.safeParse(body).data ?? {};
  return (error_msg ?? said)?.slice(0, LONGEST_MESSAGE) ?? null;
};
