/** A rewrite the other way round: from the inner address to the public one. */
const toRedirect = ({ source, destination }) => ({
  // With the public address's patterns, else a number's public address would redirect to itself.
  source: destination.replace(/:\w+/g, (name) => source.match(`${name}(\\([^)]*\\))?`)[0]),
  destination: source.replace(/\([^)]*\)/g, ''),
  permanent: true,
  // A client navigation fetches its data by the inner address.
  missing: [{ type: 'header', key: 'x-nextjs-data' }],
});

/** @type {() => Promise<import('next').NextConfig>} */
module.exports = async () => {
  const { REWRITES } = await import('./data/routes/rewrites.mjs');
  const { givenHeaderLinks } = await import('./data/headerLinks.mjs');
  const { configuredThirdParties } = await import('./data/thirdParties.mjs');
  const { headerRules } = await import('./lib/security/headers.mjs');
  const { siteUrlOf } = await import('./lib/site/siteUrl.mjs');
  return {
    distDir: process.env.NEXT_DIST_DIR ?? '.next',
    // A release is built in releases/ of the site's folder, which has a lockfile too.
    outputFileTracingRoot: __dirname,
    // Written into the code by the build: docs/decisions/site-url.md.
    env: {
      BUILT_SITE_URL: siteUrlOf(process.env),
      BUILT_BROCHURE_URL: process.env.BROCHURE_URL ?? '',
      HEADER_LINKS: String(new URLSearchParams(givenHeaderLinks(process.env))),
      THIRD_PARTIES: String(new URLSearchParams(configuredThirdParties(process.env))),
    },
    poweredByHeader: false,
    // The middleware gets the address as it was asked for: with Next's spelling of it (localhost for
    // 127.0.0.1), its rewrites would be taken for another site's under `-H 127.0.0.1`
    // (https://github.com/vercel/next.js/issues/94745).
    skipProxyUrlNormalize: true,
    // Next would hash the whole page anew for every request, a third of the rate of a prerendered one.
    generateEtags: false,
    reactStrictMode: true,
    // TypeScript 7 has no JavaScript API for the build to call; `npm run types` checks instead.
    typescript: { ignoreBuildErrors: true },
    sassOptions: { loadPaths: [`${__dirname}/styles`] },
    serverExternalPackages: [
      'better-sqlite3',
      'pg',
      'pino',
      'kysely',
      'rate-limiter-flexible',
      // One registry for the server and for each bundle of Next.
      'prom-client',
    ],
    // An ES module that stays outside the bundle loads asynchronously, and the form with it: too late
    // for the server to draw it.
    transpilePackages: ['@hookform/resolvers', 'katex', 'react-hook-form'],
    images: {
      // With those of the devices alone: 320 is the narrowest.
      imageSizes: [],
      deviceSizes: [320, 480, 640, 768, 992, 1200, 1600, 1920],
      qualities: [75],
      // Only our own pictures, and only by their plain address.
      localPatterns: [{ pathname: '/pictures/**', search: '' }],
    },
    devIndicators: false,
    // The journeys ask the development server by this name.
    allowedDevOrigins: ['127.0.0.1'],
    // In development a page stays built: one that went away would reload itself under its reader.
    onDemandEntries: { maxInactiveAge: 60 * 60 * 1000, pagesBufferLength: 100 },
    // Renewed pages stay in memory: a container's files are read-only. Documented at
    // https://firebase.google.com/docs/app-hosting/configure-server-caching.
    experimental: { isrFlushToDisk: false },
    rewrites: async () => ({
      beforeFiles: REWRITES,
      afterFiles: [
        { source: '/metrics', destination: '/api/metrics' },
        // Not under /api, which no cache in front stores.
        { source: '/pictures/campaigns/:name', destination: '/api/campaign-pictures/:name' },
        // TypeScript checks no folder whose name begins with a dot.
        { source: '/.well-known/security.txt', destination: '/security.txt' },
      ],
    }),
    redirects: async () => [
      ...REWRITES.map(toRedirect),
      // A landing page's variant is picked by the middleware, never asked for.
      { source: '/landing/:number/:rest+', destination: '/:rest+', permanent: true },
      // What people type for an address that has an odd spelling.
      {
        source: '/pune-branches/:rest*',
        destination: '/ois-pune-branches/:rest*',
        permanent: true,
      },
    ],
    headers: async () => headerRules(process.env.NODE_ENV, process.env),
  };
};
