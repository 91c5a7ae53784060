import { siteOrigin } from './siteOrigin';

/** `/poems` → `https://…/poems`, on SITE_URL of the build: other sites and search engines need the whole address. */
export const absoluteUrl = (path: string): string => siteOrigin() + path;
