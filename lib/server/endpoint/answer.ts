import type { ServerResponse } from 'node:http';
import { log } from '@/lib/server/log/log';
import { SiteError } from '@/lib/site/siteError';
import { ERROR_STATUS } from './errorStatus';

/** What a handler may return instead of writing to the response itself. */
export type Answer = { status?: number; json: unknown } | { redirect: string };

/** Writes an answer; does nothing where the handler has written one itself. */
export const sendAnswer = (res: ServerResponse, answer: Answer | undefined): void => {
  if (res.writableEnded || res.destroyed) return;
  if (!answer) end(res, 204);
  else if ('redirect' in answer) end(res.setHeader('Location', answer.redirect), 303);
  else sendJson(res, answer.status ?? 200, answer.json);
};

type ErrorContext = {
  requestId: string;
  /** What a plain form gets instead of JSON. */
  onFormError?: (error: SiteError) => Answer | Promise<Answer>;
};

/** Turns whatever was thrown into an answer: a SiteError says what it is, anything else does not. */
export const sendError = async (
  res: ServerResponse,
  thrown: unknown,
  { requestId, onFormError }: ErrorContext,
): Promise<void> => {
  const isExpected = thrown instanceof SiteError;
  const error = isExpected ? thrown : new SiteError('service/unavailable', { cause: thrown });
  const status = isExpected ? ERROR_STATUS[error.code] : 500;
  if (status >= 500) log.error({ requestId, code: error.code, err: error }, 'request failed');
  if (error.retryAfter && !res.headersSent) res.setHeader('Retry-After', String(error.retryAfter));
  // The rest of the body is not read, so the connection cannot be used again.
  if (error.code === 'request/too-large') res.setHeader('Connection', 'close');
  const { code, message, field } = error;
  const answer = onFormError && (await onFormError(error));
  // Half an answer can be on its way already: breaking the connection is the only way to say so.
  if (res.headersSent) res.destroy();
  else sendAnswer(res, answer ?? { status, json: { error: { code, message, field } } });
};

const sendJson = (res: ServerResponse, status: number, value: unknown): void => {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  end(res, status, JSON.stringify(value));
};

const end = (res: ServerResponse, status: number, body?: string): void => {
  res.statusCode = status;
  res.end(body);
};
