import type { ServerResponse } from 'node:http';
import type { NextApiRequest } from 'next';
import { COOKIES, KNOWN_ENQUIRY_DAYS } from '@/data/retention';
import { hashPersonal } from '@/lib/server/crypto';
import { setCookie } from '@/lib/server/endpoint/setCookie';

type Request = Pick<NextApiRequest, 'cookies'>;

/** The newest ones: a cookie of this size travels with each request. */
const MOST = 10;
// 72 bits: nobody guesses one, and it says nothing about the reference.
const MARK_LENGTH = 12;
const SECONDS = KNOWN_ENQUIRY_DAYS * 24 * 60 * 60;

/** Whether this browser sent the enquiry or has looked it up before. */
export const isKnownHere = ({ cookies }: Request, reference: string): boolean =>
  readMarks(cookies).includes(markOf(reference));

/** From now on this browser is known to have been told the reference. */
export const noteKnown = ({ cookies }: Request, res: ServerResponse, reference: string): void => {
  const [mark, marks] = [markOf(reference), readMarks(cookies)];
  if (marks.includes(mark)) return;
  const value = [mark, ...marks].slice(0, MOST).join('.');
  setCookie(res, { name: COOKIES.knownEnquiries, value, seconds: SECONDS });
};

const readMarks = (cookies: Request['cookies']): string[] =>
  (cookies[COOKIES.knownEnquiries] ?? '')
    .split('.')
    .filter((mark) => /^[\w-]+$/.test(mark) && mark.length === MARK_LENGTH);

const markOf = (reference: string): string =>
  hashPersonal(`known enquiry ${reference}`).slice(0, MARK_LENGTH);
