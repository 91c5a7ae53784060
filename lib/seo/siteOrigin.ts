import { siteUrlOf } from '@/lib/site/siteUrl';

/**
 * Stands in prerendered pages where the origin of the site belongs, which is known only when the site
 * starts: server/ fills it in. A name that nobody can ever own (RFC 6761).
 */
export const ORIGIN_PLACEHOLDER = 'https://site.invalid';

/** The development server has no server in front that would fill anything in. */
const renderedOrigin = (): string =>
  process.env.NODE_ENV === 'development' ? siteUrlOf(process.env) : ORIGIN_PLACEHOLDER;

/** Next sends these in place of any answer, an endpoint's too, past the server that fills them. */
const LOST_PAGES = ['/404', '/_error'];

/** What a page's document says of the origin to the browser: `data-site-url` of <html>. */
export const documentOrigin = (page: string): string | undefined =>
  LOST_PAGES.includes(page) ? undefined : renderedOrigin();

/** The origin of the site: while rendering the one to be filled in, in the browser what was filled in. */
export const siteOrigin = (): string =>
  typeof window === 'undefined'
    ? renderedOrigin()
    : (document.documentElement.dataset.siteUrl ?? window.location.origin);
