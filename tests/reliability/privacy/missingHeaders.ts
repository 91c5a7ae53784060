import type { HeaderSet } from './routeClasses';

type Rule = readonly [header: string, passes: (value: string) => boolean];

const is = (expected: string) => (value: string) => value === expected;

const BASE: Rule[] = [
  ['X-Content-Type-Options', is('nosniff')],
  ['Referrer-Policy', is('strict-origin-when-cross-origin')],
];
const HTTPS: Rule = ['Strict-Transport-Security', is('max-age=31536000')];

const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([first]) => first === name)
    ?.slice(1) ?? [];

const only = (policy: string, name: string, source: string): boolean =>
  directive(policy, name).join(' ') === source;

// Nothing that stands in a page may run, nothing made of text, and no plug-in.
const isPagePolicy = (policy: string): boolean =>
  directive(policy, 'script-src').includes("'self'") &&
  !/'unsafe-(inline|eval)'|'strict-dynamic'|data:|\*(?!\.)/.test(
    [...directive(policy, 'default-src'), ...directive(policy, 'script-src')].join(' '),
  ) &&
  only(policy, 'object-src', "'none'") &&
  only(policy, 'report-uri', '/api/csp-report') &&
  only(policy, 'report-to', 'csp') &&
  isUnframed(policy);

const isEndpointPolicy = (policy: string): boolean =>
  only(policy, 'default-src', "'none'") && !policy.includes('script-src') && isUnframed(policy);

const isUnframed = (policy: string): boolean =>
  only(policy, 'frame-ancestors', "'none'") &&
  only(policy, 'base-uri', "'none'") &&
  only(policy, 'form-action', "'self'");

const SETS: Record<HeaderSet, Rule[]> = {
  base: BASE,
  endpoint: [
    ...BASE,
    ['Content-Security-Policy', isEndpointPolicy],
    ['Cross-Origin-Resource-Policy', is('same-origin')],
  ],
  page: [
    ...BASE,
    ['Content-Security-Policy', isPagePolicy],
    ['Cross-Origin-Opener-Policy', is('same-origin')],
    ['Cross-Origin-Resource-Policy', is('same-origin')],
    ['Reporting-Endpoints', is('csp="/api/csp-report"')],
    ['Permissions-Policy', (value) => value.includes('camera=()') && value.includes('usb=()')],
  ],
};

/** The names of the headers that an answer lacks, or has with another value. Empty: all stand. */
export const missingHeaders = (headers: Headers, has: HeaderSet, isHttps: boolean): string[] => {
  const rules = isHttps ? [...SETS[has], HTTPS] : SETS[has];
  const missing = rules.flatMap(([name, isRight]) =>
    isRight(headers.get(name) ?? '') ? [] : [name],
  );
  // Over plain http it would promise what nobody keeps.
  return !isHttps && headers.has(HTTPS[0]) ? [...missing, `no ${HTTPS[0]}`] : missing;
};
