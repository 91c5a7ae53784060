import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { COOKIES, RETURNED_FORM_MINUTES } from '@/data/retention';
import {
  type EnquiryFields,
  type EnquiryProblems,
  FIELD_NAMES,
  mapFields,
} from '@/lib/enquiry/fields';
import { openToken, sealToken } from '@/lib/server/crypto';
import { setCookie } from '@/lib/server/endpoint/setCookie';

/** A form that was posted without JavaScript and has to be put right. */
export type EnquiryDraft = {
  fields: EnquiryFields;
  problems: EnquiryProblems;
  /** What is wrong with all of it, such as a refusal of the school system. */
  message: string | null;
  /** The wanted campus visit. */
  visit?: string;
};

const COOKIE = COOKIES.returnedForm;
const SECONDS = RETURNED_FORM_MINUTES * 60;

// A cookie holds about 4,000 characters, and encrypting makes the text a third longer.
const LONGEST_VALUE = 100;

const texts = z.record(z.enum(FIELD_NAMES), z.string());

const draftShape = z.object({
  fields: texts,
  problems: z.partialRecord(z.enum(FIELD_NAMES), z.string()),
  message: z.string().nullable(),
  // Absent in one that a release before has saved.
  visit: z.string().optional(),
}) satisfies z.ZodType<EnquiryDraft>;

/** Saves the form for the page that shows it again: encrypted, since it says who the parent is. */
export const saveDraft = async (res: NextApiResponse, draft: EnquiryDraft): Promise<void> => {
  const short = { ...draft, fields: shorten(draft.fields) };
  setDraft(res, await sealToken('enquiry-draft', short, SECONDS), SECONDS);
};

export const dropDraft = (res: NextApiResponse): void => setDraft(res, '', 0);

/** The form that came back, or null. */
export const readDraft = async ({
  cookies,
}: Pick<NextApiRequest, 'cookies'>): Promise<EnquiryDraft | null> =>
  openToken(
    'enquiry-draft',
    cookies[COOKIE] ?? '',
    (value) => draftShape.safeParse(value).data ?? null,
  );

const shorten = (long: EnquiryFields): EnquiryFields =>
  mapFields(({ name, maxLength = 0 }) =>
    long[name].replaceAll(/\p{Cc}/gu, ' ').slice(0, Math.max(maxLength, LONGEST_VALUE)),
  );

const setDraft = (res: NextApiResponse, value: string, seconds: number): void =>
  setCookie(res, { name: COOKIE, value, seconds, path: '/enquiry' });
