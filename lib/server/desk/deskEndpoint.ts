import type { NextApiHandler } from 'next';
import type { z } from 'zod';
import { DESK_MESSAGES } from '@/data/copy/desk/messages';
import { DESK_PATHS } from '@/data/routes/deskPaths';
import { type DeskPart, hasPart } from '@/lib/desk/roles';
import { type Answer, type EndpointContext, endpoint } from '@/lib/server/endpoint/endpoint';
import type { Database } from '@/lib/server/store/schema';
import { getStore } from '@/lib/server/store/store';
import { SiteError } from '@/lib/site/siteError';
import { readStaffSession } from './deskCookie';
import { hasDesk } from './hasDesk';
import type { StaffMember } from './staff';

type StaffContext = {
  db: Database;
  staff: StaffMember;
  /** Of the session: what stands in its cookie. */
  token: string;
};

export type DeskContext<B> = EndpointContext<B> & StaffContext;

type Asked = Pick<EndpointContext<unknown>, 'req'>;

type Options<B> = {
  method: 'GET' | 'POST';
  body?: z.ZodType<B>;
  /**
   * What it belongs to. `login`: for whoever has confirmed the number and not yet given the second
   * factor. `account`: for everybody at the desk.
   */
  part: DeskPart | 'login' | 'account';
  /** Takes form posts beside JSON. */
  form?: 'accepted';
  /** The handler reads the body: it is no JSON and no form. */
  reads?: 'in the handler';
  /** The page whose form is sent here: it says so where a file cannot be sent just now. */
  page?: string;
};

type Handler<B> = (context: DeskContext<B>) => Promise<Answer | undefined>;

/**
 * An endpoint of the desk: it is not there where the desk is switched off or asked by another host
 * name, nor for a role that has nothing to do with its part. Throws `session/required` for anybody else.
 */
export function deskEndpoint<B>(
  options: Options<B> & { body: z.ZodType<B> },
  handler: Handler<B>,
): NextApiHandler;
export function deskEndpoint(
  options: Options<undefined>,
  handler: Handler<undefined>,
): NextApiHandler;
export function deskEndpoint<B>(
  { part, body, method, form, reads, page }: Options<B>,
  handler: Handler<B | undefined>,
): NextApiHandler {
  const options = {
    method,
    form,
    reads,
    guard: expectDesk,
    admit: (asked: Asked) => expectStaff(asked, part),
    // Whoever is still logged in is sent on from the login to the inbox.
    onFormError: ({ code }: SiteError) => ({
      redirect: page && code === 'request/too-many' ? `${page}?busy=` : DESK_PATHS.login,
    }),
  };
  return body ? endpoint({ ...options, body }, handler) : endpoint(options, handler);
}

/** Throws where the desk is not there for a request. */
export const expectDesk = ({ req }: Asked): void => {
  if (!hasDesk(req)) throw new SiteError('request/unknown');
};

const expectStaff = async (
  { req }: Asked,
  part: DeskPart | 'login' | 'account',
): Promise<StaffContext> => {
  const { db } = await getStore();
  const session = await readStaffSession(db, req, Date.now());
  if (session === null || session.isComplete === (part === 'login')) {
    throw new SiteError('session/required', { message: DESK_MESSAGES.loginAgain });
  }
  const { staff, token } = session;
  const isForAll = part === 'login' || part === 'account';
  if (!isForAll && !hasPart(staff.role, part)) throw new SiteError('request/unknown');
  return { db, staff, token };
};
