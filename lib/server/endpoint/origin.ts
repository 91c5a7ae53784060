import type { IncomingMessage } from 'node:http';
import type { Env } from '@/lib/server/env/env';
import { hostNameOf } from '@/lib/site/hostName';

type Site = Pick<Env, 'siteUrl' | 'isSiteUrlGiven' | 'isProduction' | 'desk'>;

/**
 * Whether a request that changes something comes from our own pages. Where nobody said which
 * origin is ours (SITE_URL), or in development, the host name that the request was sent to is.
 */
export const isOurOrigin = ({ headers }: IncomingMessage, site: Site): boolean => {
  const { origin, host } = headers;
  if (origin === undefined) return isOwnFetch(headers['sec-fetch-site']);
  if (origin === new URL(site.siteUrl).origin) return true;
  if (URL.canParse(origin) && isOwnDesk(new URL(origin).host, host, site)) return true;
  if (site.isSiteUrlGiven && site.isProduction) return false;
  // Browsers say so over https and on localhost, and no page of another site can: a proxy that asks us
  // by another host name than the visitor's then costs no form.
  if (headers['sec-fetch-site'] === 'same-origin') return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

// The desk can have a host name of its own: its pages ask that name and no other.
const isOwnDesk = (origin: string, asked: string | undefined, { desk }: Site): boolean =>
  Boolean(desk?.host) && hostNameOf(origin) === desk?.host && hostNameOf(asked) === desk?.host;

// Programs that are not browsers send neither header, and carry nobody's cookies.
const isOwnFetch = (site: string | string[] | undefined): boolean =>
  site === undefined || site === 'same-origin' || site === 'none';
