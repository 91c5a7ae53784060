const { lightenBuild } = require('./deploy/lightenBuild.js');
const { securityHeaders } = require('./deploy/securityHeaders.js');

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

// What pages load.
const FILES = '_next/static/|pictures/|share/|first-paint\\.js';

const siteUrl = process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;

/** @type {import('next').NextConfig} */
module.exports = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Read while prerendering: canonical links.
  env: { NEXT_PUBLIC_SITE_URL: siteUrl.replace(/\/$/, '') },
  poweredByHeader: false,
  // Next would hash the whole page anew for every request, a third of the rate of a prerendered one.
  generateEtags: false,
  reactStrictMode: true,
  // TypeScript 7 has no JavaScript API for the build to call; `npm run types` checks instead.
  typescript: { ignoreBuildErrors: true },
  sassOptions: { loadPaths: [`${__dirname}/styles`] },
  serverExternalPackages: ['better-sqlite3', 'pg', 'pino', 'kysely', 'rate-limiter-flexible'],
  // An ES module that stays outside the bundle loads asynchronously, and the form with it: too late
  // for the server to draw it.
  transpilePackages: ['@hookform/resolvers', 'katex', 'react-hook-form'],
  webpack: lightenBuild,
  images: { deviceSizes: [320, 480, 640, 768, 992, 1200, 1600, 1920], qualities: [75] },
  devIndicators: false,
  // It tells routes of the app folder from ours; there are none.
  experimental: { clientRouterFilter: false },
  rewrites: async () => ({
    beforeFiles: [
      ...PUBLIC_ADDRESSES.map(({ from, to }) => ({ source: from, destination: to })),
      { source: '/metrics', destination: '/api/metrics' },
    ],
  }),
  redirects: async () => [
    ...PUBLIC_ADDRESSES.map(({ from, to, inner = to }) => ({
      source: inner,
      destination: toPublic(from),
      permanent: true,
      // A change of page within the site fetches its data by the inner address.
      missing: [{ type: 'header', key: 'x-nextjs-data' }],
    })),
    ...OTHER_SPELLINGS.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
  ],
  headers: async () => [
    {
      source: `/((?!${FILES}).*)`,
      headers: securityHeaders(process.env.NODE_ENV, process.env),
    },
    // A policy says nothing about a file, and weighs more than some of them.
    {
      source: `/(${FILES}.*)`,
      headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }],
    },
    // Stands before the first paint of every page: a visitor fetches it once a day.
    {
      source: '/first-paint.js',
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    },
  ],
};
