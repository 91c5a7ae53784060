// @ts-check
// An ES module in JavaScript, because next.config.js reads it too.
import { createHash } from 'node:crypto';
import { hostOf, THIRD_PARTIES } from '../../data/thirdParties.mjs';
import { FIRST_PAINT_SCRIPT } from '../chrome/firstPaintScript.mjs';

/** Where browsers report what a policy stopped. */
export const REPORT_PATH = '/api/csp-report';

const hash = createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64');

/** @typedef {Readonly<Record<string, readonly string[]>>} Policy */
/** @typedef {Readonly<Record<string, string | undefined>>} Settings */

// The browser may load scripts from our own origin and from the third parties that are set up. Of
// those that stand inside a page it runs the one before the first paint, known by its hash.
// No colon in it where that is possible: Next compiles a header value that has one again for every
// request, which costs a tenth of the rate of a prerendered page.
/** @type {Policy} */
const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'", `'sha256-${hash}'`],
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
/** @type {Policy} */
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

/** A brochure on another host is asked for before it is saved. */
const brochureSources = (/** @type {Settings} */ { BROCHURE_URL }) => {
  const host = hostOf(BROCHURE_URL);
  return host === '' ? [] : Object.entries({ 'connect-src': [host] });
};

/** What the third parties that `env` names need. */
const extraSources = (/** @type {Settings} */ env) =>
  Object.values(THIRD_PARTIES).flatMap(({ variable, id, sources }) => {
    const value = env[variable];
    const isUsable = id ? value : hostOf(value);
    return isUsable ? Object.entries(sources(hostOf(value))) : [];
  });

/** A policy that also lets in what is set up. */
const withSources = (/** @type {Policy} */ policy, /** @type {Settings} */ env) => {
  const joined = { ...policy };
  for (const [name, hosts] of [...extraSources(env), ...brochureSources(env)]) {
    joined[name] = [...new Set([...(joined[name] ?? policy['default-src'] ?? []), ...hosts])];
  }
  return joined;
};

const toHeader = (/** @type {Policy} */ policy) =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * The policy of every page, for `production` or `development`. `env` names the third parties and the
 * brochure, as .env.example does.
 *
 * One policy, not a plain one and a looser one for campaign pages: a document's policy goes on to
 * govern the pages that are reached from it without a load, so that with two of them a tag would
 * work or not by the way its visitor came, and Tag Manager belongs to nearly all pages. Which of
 * them loads what, and study pages nothing, is decided by lib/thirdParties. No vendor of ours needs
 * scripts inside a page, so none of theirs are allowed anywhere.
 *
 * @param {string | undefined} mode
 * @param {Settings} [env]
 */
export const pagePolicy = (mode, env = {}) =>
  mode === 'development'
    ? toHeader(withSources(DEVELOPMENT_POLICY, env))
    : toHeader({ ...withSources(POLICY, env), ...REPORTING });

/**
 * The same for the preview of a campaign, which the desk shows beside its form.
 *
 * @param {string} policy
 */
export const framedByUs = (policy) =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

export const apiPolicy = () => toHeader(API_POLICY);
