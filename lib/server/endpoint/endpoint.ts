import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import type { z } from 'zod';
import { getEnv } from '@/lib/server/env/env';
import { consumeAddressLimit, type LimitName } from '@/lib/server/limits';
import { log } from '@/lib/server/log/log';
import { withinRequest } from '@/lib/server/upstream/deadline';
import { SiteError } from '@/lib/site/siteError';
import { type Answer, sendAnswer, sendError } from './answer';
import { clientAddress } from './clientAddress';
import { isOurOrigin } from './origin';
import { isFormPost, readBody } from './requestBody';

export type { Answer };

export type EndpointContext<B> = {
  req: NextApiRequest;
  res: NextApiResponse;
  body: B;
  requestId: string;
  /** The visitor's address. Personal: it goes into limits, not into logs. */
  address: string;
  /** The visitor sent a plain form (no JavaScript): answer with a redirect. */
  isForm: boolean;
};

type Handler<B, A> = (context: EndpointContext<B> & A) => Promise<Answer | undefined>;

type Options<B, A> = {
  method: 'GET' | 'POST';
  body?: z.ZodType<B>;
  limit?: LimitName;
  /** Throws, before anything else is looked at, where the endpoint is not there for a request. */
  guard?: (context: { req: NextApiRequest }) => void;
  /** Throws for whoever may not ask, before a byte of the body is read. The handler is given what it finds. */
  admit?: (context: { req: NextApiRequest }) => Promise<A>;
  /** Takes form posts beside JSON. */
  form?: 'accepted';
  /** The handler reads the body: it is no JSON and no form. */
  reads?: 'in the handler';
  /** What a visitor without JavaScript gets instead of a JSON error: usually a redirect. */
  onFormError?: (error: SiteError) => Answer | Promise<Answer>;
};

/**
 * Wraps every API route: refuses what it does not take, checks the body, limits the rate, turns
 * errors into answers and writes the log line. It reads the body itself, so each route file of a
 * POST also says `export const config = { api: { bodyParser: false } };` (Next reads that line
 * without running it, so it cannot be shared).
 */
export function endpoint<B, A extends object>(
  options: Options<B, A> & { body: z.ZodType<B> },
  handler: Handler<B, A>,
): NextApiHandler;
export function endpoint<A extends object>(
  options: Options<undefined, A>,
  handler: Handler<undefined, A>,
): NextApiHandler;
export function endpoint<B>(
  options: Options<B, object>,
  handler: Handler<B | undefined, object>,
): NextApiHandler {
  return async (req, res) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(req);
    const isForm = options.form === 'accepted' && isFormPost(req);
    res.setHeader('X-Request-Id', requestId);
    res.setHeader('Cache-Control', 'no-store');
    let isThere = false;
    try {
      options.guard?.({ req });
      isThere = true;
      checkMethod(req, res, options.method);
      const isPost = options.method === 'POST';
      if (isPost && !isOurOrigin(req, getEnv())) throw new SiteError('request/origin');
      const admitted = await options.admit?.({ req });
      const body = isPost ? await checkedBody(req, options, isForm) : undefined;
      const address = clientAddress(req, getEnv().trustProxy);
      if (options.limit) await consumeAddressLimit(options.limit, address);
      const answer = await withinRequest(() =>
        handler({ ...admitted, req, res, body, requestId, address, isForm }),
      );
      sendAnswer(res, answer);
    } catch (thrown) {
      const onFormError = isForm && isThere ? options.onFormError : undefined;
      await sendError(res, thrown, { requestId, onFormError });
    }
    // The query is left out: it can carry what a visitor typed.
    const path = (req.url ?? '').split('?')[0];
    const ms = Math.round(performance.now() - startedAt);
    log.info({ requestId, method: req.method, path, status: res.statusCode, ms }, 'request');
  };
}

const OWN_REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

const requestIdOf = (req: IncomingMessage): string => {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && OWN_REQUEST_ID.test(given) ? given : randomUUID();
};

const checkMethod = (req: IncomingMessage, res: NextApiResponse, method: 'GET' | 'POST'): void => {
  const accepted = method === 'GET' ? ['GET', 'HEAD'] : ['POST'];
  if (accepted.includes(req.method ?? '')) return;
  res.setHeader('Allow', accepted.join(', '));
  throw new SiteError('request/method');
};

const checkedBody = async <B>(
  req: IncomingMessage,
  { body: schema, reads }: Options<B, object>,
  isForm: boolean,
): Promise<B | undefined> => {
  if (reads === 'in the handler') return undefined;
  const body = await readBody(req, isForm ? 'form' : 'json');
  const result = schema?.safeParse(body);
  if (result?.success === false) {
    const [issue] = result.error.issues;
    throw new SiteError('request/invalid', { field: issue?.path.join('.') || undefined });
  }
  return result?.data;
};
