import { errorCode } from '@/lib/server/log/errorCode';
import { isRecord } from '@/lib/site/isRecord';
import { UnreachableError } from './usage';

const ANSWERED_WITHIN_MS = 10_000;

/** What this site alone answers there. */
const SIGN_PATH = '/api/health/live';

/** Throws an `UnreachableError` of one sentence where this site does not answer at an origin. */
export const expectSite = async (origin: string, longestMs = ANSWERED_WITHIN_MS): Promise<void> => {
  const answer = await ask(origin, longestMs);
  if (answer.status >= 300 && answer.status < 400) {
    const to = new URL(answer.headers.get('Location') ?? '/', origin).origin;
    throw new UnreachableError(
      to === origin
        ? anotherSite(origin)
        : `${origin} leads on to ${to}: name that one, as visitors come to it.`,
    );
  }
  if (answer.status >= 500) {
    throw new UnreachableError(
      `${origin} answers with ${answer.status}: the site is down or just starting. Try again in a minute.`,
    );
  }
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok || !isRecord(body) || body.status !== 'live') {
    throw new UnreachableError(anotherSite(origin));
  }
};

const anotherSite = (origin: string): string =>
  `At ${origin} there is another website than this one: check the address.`;

const ask = async (origin: string, longestMs: number): Promise<Response> => {
  try {
    return await fetch(`${origin}${SIGN_PATH}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMs),
    });
  } catch (cause) {
    throw new UnreachableError(`${origin} ${whyNot(cause, longestMs)}`, { cause });
  }
};

const whyNot = (error: unknown, longestMs: number): string => {
  const { name, cause = error } = Object(error);
  const code = errorCode(cause) ?? '';
  if (name === 'TimeoutError') {
    return `did not answer within ${longestMs / 1000} seconds: check the address, and that this machine may reach it.`;
  }
  if (code === 'ECONNREFUSED')
    return 'refused the connection: nothing is served there. Is the site running?';
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return 'cannot be found: no such host name is known. Check its spelling and your connection.';
  }
  if (/CERT|ALTNAME/.test(code)) {
    return `cannot be trusted: its certificate is not good (${code}). Visitors would be warned, too.`;
  }
  if (/SSL|TLS|EPROTO/.test(code)) {
    return `does not speak https (${code}): should the address begin with http://?`;
  }
  return `cannot be reached (${code || 'unknown reason'}): check the address and your connection.`;
};
