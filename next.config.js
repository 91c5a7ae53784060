const { lightenBuild } = require('./deploy/lightenBuild.js');
const { headerRules } = require('./deploy/securityHeaders.js');

const NUMBERS = '/converters/number-to-words';

// Addresses with a city inside a segment are rewrites onto clear folders; the inner address
// redirects to the public one, so that each page has one URL.
const PUBLIC_ADDRESSES = [
  { from: '/:city([a-z-]+)-branches', to: '/branches/:city' },
  { from: '/:city([a-z-]+)-branches/:branch', to: '/branches/:city/:branch' },
  { from: '/school-admission-in-:city([a-z-]+)', to: '/admissions/cities/:city' },
  { from: '/cbse-schools-in-:city([a-z-]+)', to: '/cbse-schools/:city' },
  { from: '/maths-concepts/table-of-:number(\\d+)', to: '/maths-concepts/tables/:number' },
  { from: '/class:class(\\d+)-ncert-solutions', to: '/ncert-classes/:class' },
  { from: '/class:class(\\d+)-ncert-solutions/:subject', to: '/ncert-classes/:class/:subject' },
  {
    from: '/class:class(\\d+)-ncert-solutions/:subject/chapter-:chapter(\\d+)',
    to: '/ncert-classes/:class/:subject/:chapter',
  },
  { from: '/cbse-class-:class(\\d+)-syllabus', to: '/cbse-classes/:class' },
  // The numbers that people ask for often are prerendered, the others rendered for each request.
  {
    from: `${NUMBERS}/:number(\\d|[1-9]\\d|[1-9]5?0{2,13}|[1-9]0{14})-in-words`,
    to: `${NUMBERS}/common/:number`,
  },
  {
    from: `${NUMBERS}/:number(\\d+)-in-words`,
    to: `${NUMBERS}/:number`,
    inner: `${NUMBERS}/:number(\\d+)`,
  },
];

const toPublic = (address) => address.replaceAll(/\([^)]*\)/g, '');

// What people type for an address that has an odd spelling.
const OTHER_SPELLINGS = [{ from: '/pune-branches/:rest*', to: '/ois-pune-branches/:rest*' }];

// What the site reads while it runs, and Next's tracing does not see.
const NOT_TRACED = [
  './data/**/*.md',
  './node_modules/react-dom/server*.js',
  './node_modules/react-dom/cjs/react-dom-server*.production.js',
  './node_modules/{async-function,async-generator-function,generator-function}/*.mjs',
];

// A path that is put together while the site runs makes it take the whole project along.
const TRACED_IN_VAIN = ['./.next/cache/**'];

const siteUrl = process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;

/** @type {import('next').NextConfig} */
module.exports = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // `standalone`: with everything that a container needs beside it (scripts/steps/image.mjs).
  output: process.env.NEXT_OUTPUT,
  outputFileTracingIncludes: { '/**': NOT_TRACED },
  outputFileTracingExcludes: { '/**': TRACED_IN_VAIN },
  // Read while prerendering: canonical links.
  env: { NEXT_PUBLIC_SITE_URL: siteUrl.replace(/\/$/, '') },
  poweredByHeader: false,
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
  webpack: lightenBuild,
  images: {
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
  // It tells routes of the app folder from ours; there are none.
  experimental: {
    clientRouterFilter: false,
    // Renewed pages stay in memory: a container's files are not to be written to.
    isrFlushToDisk: false,
  },
  rewrites: async () => ({
    beforeFiles: PUBLIC_ADDRESSES.map(({ from, to }) => ({ source: from, destination: to })),
    afterFiles: [{ source: '/metrics', destination: '/api/metrics' }],
  }),
  redirects: async () => [
    ...PUBLIC_ADDRESSES.map(({ from, to, inner = to }) => ({
      source: inner,
      destination: toPublic(from),
      permanent: true,
      // A change of page within the site fetches its data by the inner address.
      missing: [{ type: 'header', key: 'x-nextjs-data' }],
    })),
    // A landing page's variant is picked by the middleware, never asked for.
    { source: '/landing/:number/:rest+', destination: '/:rest+', permanent: true },
    ...OTHER_SPELLINGS.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
  ],
  headers: async () => [
    ...headerRules(process.env.NODE_ENV, process.env),
    // Stands before the first paint of every page: a visitor fetches it once a day.
    {
      source: '/first-paint.js',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    },
  ],
};
