import { z } from 'zod';
import type { ErpLogin } from './contract';

/** Long enough for any sentence, short enough for a snackbar. */
const LONGEST_MESSAGE = 300;

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

const message = z.object({ message: text }).transform((body) => body.message ?? '');

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

/** What a school system answered to a request for a code, or null when it has the wrong shape. */
export const parseMessage = (body: unknown): { message: string } | null => {
  const parsed = message.safeParse(body);
  return parsed.success ? { message: parsed.data } : null;
};

/** A login answer with every missing or null field filled in, or null when it has the wrong shape. */
export const parseLogin = (body: unknown): ErpLogin | null => {
  const parsed = login.safeParse(body);
  if (!parsed.success) return null;
  const { status_code, message: said, is_onboarded, result, data } = parsed.data;
  return {
    status_code: status_code ?? 200,
    message: (said ?? '').slice(0, LONGEST_MESSAGE),
    is_onboarded: is_onboarded ?? false,
    result: {
      access_token: result?.access_token ?? null,
      user_details: result?.user_details ?? null,
    },
    data: (data ?? []).filter((item) => item !== null),
  };
};

/** The parent and the grade as the school system wrote them down, or null for a wrong shape. */
export const parseOnboarded = (
  body: unknown,
): { parent_name: string | null; grade_name: string | null } | null => {
  const parsed = onboarded.safeParse(body);
  if (!parsed.success) return null;
  const { parent_name, grade } = parsed.data.result;
  return { parent_name, grade_name: grade?.grade_name ?? null };
};

/** What the school system wrote for people about a failure; null where it wrote nothing readable. */
export const parseRefusal = (body: unknown): { errorMsg: string | null; said: string | null } => {
  const parsed = refusal.safeParse(body);
  if (!parsed.success) return { errorMsg: null, said: null };
  const { error_msg, message: said } = parsed.data;
  const errorMsg = error_msg?.slice(0, LONGEST_MESSAGE) ?? null;
  return { errorMsg, said: errorMsg ?? said?.slice(0, LONGEST_MESSAGE) ?? null };
};
