const { thirdPartySources } = require('./thirdPartySources.js');

// The browser may load scripts from our own origin, from the third parties that are set up, and none
// that stand inside a page.
// No colon in it where that is possible: Next compiles a header value that has one again for every
// request, which costs a tenth of the rate of a prerendered page.
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Per-item values are inline custom properties, which need inline style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
};

// The development server evaluates modules and talks over a web socket.
const DEVELOPMENT_POLICY = {
  ...POLICY,
  'script-src': ["'self'", "'unsafe-eval'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
};

/** A policy that also lets in what is set up: `{ 'img-src': ['host'] }`. */
const withSources = (policy, sources) => {
  const joined = { ...policy };
  for (const [name, hosts] of Object.entries(sources)) {
    joined[name] = [...new Set([...(policy[name] ?? policy['default-src']), ...hosts])];
  }
  return joined;
};

const toHeader = (policy) =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * The headers of every answer, for `production` or `development`. `env` names the third parties,
 * as .env.example does.
 */
const securityHeaders = (mode, env = {}) => [
  {
    key: 'Content-Security-Policy',
    value: toHeader(
      withSources(mode === 'development' ? DEVELOPMENT_POLICY : POLICY, thirdPartySources(env)),
    ),
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

module.exports = { securityHeaders };
