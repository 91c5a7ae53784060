import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { COOKIES, RETURNED_FORM_MINUTES } from '@/data/retention';
import { ENQUIRY_FIELDS, type EnquiryFields, type EnquiryProblems } from '@/lib/enquiry/fields';
import { openToken, sealToken } from '@/lib/server/crypto';
import { isSecure } from '@/lib/server/session/cookies';

/** A form that was posted without JavaScript and has to be put right. */
export type EnquiryDraft = {
  fields: EnquiryFields;
  problems: EnquiryProblems;
  /** What is wrong with all of it, such as a refusal of the school system. */
  message: string | null;
};

const COOKIE = COOKIES.returnedForm;
const SECONDS = RETURNED_FORM_MINUTES * 60;

// A cookie holds about 4,000 characters, and sealing makes the text a third longer.
const LONGEST_VALUE = 100;
const LONGEST_EMAIL = 254;

const text = z.string();
const fields = z.object({
  parent_name: text,
  child_name: text,
  date_of_birth: text,
  email: text,
  city: text,
  branch: text,
  grade: text,
  mobile: text,
}) satisfies z.ZodType<EnquiryFields>;

const draft = z.object({
  fields,
  problems: fields.partial(),
  message: z.string().nullable(),
}) satisfies z.ZodType<EnquiryDraft>;

/** Keeps the form for the page that shows it again: sealed, since it says who the parent is. */
export const keepDraft = async (res: NextApiResponse, kept: EnquiryDraft): Promise<void> => {
  const short = { ...kept, fields: shorten(kept.fields) };
  setCookie(res, await sealToken('enquiry-draft', short, SECONDS), SECONDS);
};

export const dropDraft = (res: NextApiResponse): void => setCookie(res, '', 0);

/** The form that came back, or null. */
export const readDraft = async ({
  cookies,
}: Pick<NextApiRequest, 'cookies'>): Promise<EnquiryDraft | null> =>
  openToken('enquiry-draft', cookies[COOKIE] ?? '', (value) => draft.safeParse(value).data ?? null);

const shorten = (long: EnquiryFields): EnquiryFields => {
  const short = { ...long };
  for (const field of ENQUIRY_FIELDS) {
    const limit = field === 'email' ? LONGEST_EMAIL : LONGEST_VALUE;
    short[field] = long[field].replaceAll(/\p{Cc}/gu, ' ').slice(0, limit);
  }
  return short;
};

const setCookie = (res: NextApiResponse, value: string, seconds: number): void => {
  const secure = isSecure() ? '; Secure' : '';
  res.appendHeader(
    'Set-Cookie',
    `${COOKIE}=${value}; Path=/enquiry; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
};
