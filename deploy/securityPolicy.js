const { thirdPartySources } = require('./thirdPartySources.js');

/** Where browsers report what a policy stopped. */
const REPORT_PATH = '/api/csp-report';

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

// Both spellings: browsers are still divided over them. The endpoint of `report-to` is named by
// the header Reporting-Endpoints.
const REPORTING = { 'report-uri': [REPORT_PATH], 'report-to': ['csp'] };

/**
 * What an endpoint may do in a browser that shows its answer as a page: look like one of ours (an
 * unknown address under /api has our not-found page), and run nothing.
 */
const API_POLICY = {
  'default-src': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
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
 * The policy of every page, for `production` or `development`. `env` names the third parties, as
 * .env.example does.
 *
 * One policy, not a plain one and a looser one for campaign pages: a document's policy goes on to
 * govern the pages that are reached from it without a load, so that with two of them a tag would
 * work or not by the way its visitor came, and Tag Manager belongs to nearly all pages. Which of
 * them loads what, and study pages nothing, is decided by lib/thirdParties. No vendor of ours needs
 * scripts inside a page, so none are allowed anywhere.
 */
const pagePolicy = (mode, env = {}) =>
  mode === 'development'
    ? toHeader(withSources(DEVELOPMENT_POLICY, thirdPartySources(env)))
    : toHeader({ ...withSources(POLICY, thirdPartySources(env)), ...REPORTING });

const apiPolicy = () => toHeader(API_POLICY);

module.exports = { REPORT_PATH, apiPolicy, pagePolicy };
