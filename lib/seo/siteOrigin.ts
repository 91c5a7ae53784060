/**
 * The public origin that pages name (canonical and shared links, structured data, feeds, sitemaps), without
 * a slash at its end: SITE_URL of the build, which next.config.js writes into this expression. Sign-in,
 * origin checks, redirects and messages follow SITE_URL of the start instead (`getEnv().siteUrl`).
 */
export const siteOrigin = (): string => process.env.BUILT_SITE_URL ?? 'http://localhost:3000';
