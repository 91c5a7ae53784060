/** One page of each kind that this site has, with what a check should call it. */
export const PAGE_KINDS = [
  { kind: 'home', path: '/' },
  { kind: 'day school', path: '/day-school' },
  { kind: 'boarding school', path: '/boarding-school' },
  { kind: 'city', path: '/bangalore-branches' },
  { kind: 'city with one branch', path: '/tumkur-branches' },
  { kind: 'branch', path: '/bangalore-branches/jalahalli' },
  { kind: 'pre-primary wing', path: '/hyderabad-branches/jubilee-hills-pre-primary' },
  { kind: 'boarding branch', path: '/sonipat-branches/boarding-school-sonipat' },
  { kind: 'admissions', path: '/admissions' },
  { kind: 'application form', path: '/application-form' },
  { kind: 'fee structure', path: '/fee-structure' },
  { kind: 'city admission', path: '/school-admission-in-pune' },
  { kind: 'search', path: '/search?s=pune' },
  { kind: 'login', path: '/login' },
  { kind: 'not found', path: '/no-such-page' },
  { kind: 'kitchen sink', path: '/test/kitchen-sink' },
] as const;
