// The browser may load scripts from our own origin only, and none that stand inside a page.
// No colon in it: Next compiles a header value that has one again for every request, which costs a
// tenth of the rate of a prerendered page.
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

const toHeader = (policy) =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The headers of every answer, for `production` or `development`. */
const securityHeaders = (mode) => [
  {
    key: 'Content-Security-Policy',
    value: toHeader(mode === 'development' ? DEVELOPMENT_POLICY : POLICY),
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

module.exports = { securityHeaders };
