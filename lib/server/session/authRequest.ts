import type { NextApiRequest } from 'next';
import { getEnv } from '@/lib/server/env/env';
import { authCookies, isSecure } from './cookies';

const LONGEST_ADDRESS = 2000;
/** The codes that next-auth and our login page exchange. */
const ERROR_CODE = /^[A-Za-z]{1,40}$/;

/** An address on `origin` in full, or null for anything else that a visitor may send. */
export const ownAddress = (value: unknown, origin: string): string | null => {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) return null;
  if (!URL.canParse(value, origin)) return null;
  const address = new URL(value, origin);
  return address.origin === origin ? address.href : null;
};

/** The site's own address; where nobody set one, the host that was asked, if it is a host at all. */
export const authOrigin = (host: string | undefined): string => {
  const { siteUrl, isSiteUrlGiven } = getEnv();
  const { origin, protocol } = new URL(siteUrl);
  const asked = `${protocol}//${host ?? ''}`;
  const isHost = !isSiteUrlGiven && URL.canParse(asked) && new URL(asked).host === host;
  return isHost ? asked : origin;
};

/**
 * Leaves in a request only what next-auth can work with: it fails on a wrong address, a list where
 * it expects a text, or a host name that is none. It reads its origin from two headers of a proxy.
 */
export const cleanAuthRequest = (req: NextApiRequest, body: Record<string, unknown>): void => {
  const origin = new URL(authOrigin(req.headers.host));
  process.env.AUTH_TRUST_HOST = 'true';
  // It would win over both headers; SITE_URL is the one place that names the site.
  delete process.env.NEXTAUTH_URL;
  req.headers['x-forwarded-host'] = origin.host;
  req.headers['x-forwarded-proto'] = origin.protocol.replace(':', '');
  // Reading the head alone is reading.
  if (req.method === 'HEAD') req.method = 'GET';
  const { nextauth, callbackUrl, error } = req.query;
  req.query = {
    nextauth,
    ...cleanCallback(callbackUrl, origin.origin),
    error: typeof error === 'string' && ERROR_CODE.test(error) ? error : 'Default',
  };
  req.body = { ...body, ...cleanCallback(body.callbackUrl, origin.origin) };
  const { name } = authCookies(isSecure()).callbackUrl;
  const callback = ownAddress(req.cookies[name], origin.origin);
  if (callback === null) delete req.cookies[name];
  else req.cookies[name] = callback;
};

const cleanCallback = (value: unknown, origin: string) => ({
  callbackUrl: ownAddress(value, origin) ?? undefined,
});
