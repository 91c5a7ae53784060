import { MEASURED, VISITORS } from '@/lib/preflight/visitors';
import { describeProblem, listProblems } from './results';
import { sampleResult } from './sampleResults';
import { describeVisitors, tableOf, toRows } from './table';

const all = (path: string) => VISITORS.map((visitor) => sampleResult(path, visitor));

it.each([
  [VISITORS, 'all'],
  [VISITORS.filter(({ source }) => source === 'google'), 'google'],
  [VISITORS.filter(({ source }) => source !== 'google'), 'facebook, affiliate, direct'],
  [[{ source: 'google', size: 'phone' }], 'google (phone)'],
] as const)('calls %j %p', (visitors, words) => {
  expect(describeVisitors(visitors)).toBe(words);
});

it('gives a page one row when every visitor got the same', () => {
  expect(toRows(all('/campaign/pune'))).toMatchObject([{ path: '/campaign/pune', as: 'all' }]);
});

it('keeps what one visit measured in the row of all', () => {
  const results = all('/lp/pune').map((result) =>
    result.visitor === VISITORS.find((visitor) => visitor.source === MEASURED.source)
      ? sampleResult('/lp/pune', result.visitor, { weight: { found: '150 kB', expected: null } })
      : result,
  );
  expect(toRows(results)).toHaveLength(1);
  expect(toRows(results)[0]?.cells.weight?.found).toBe('150 kB');
});

it('splits the page where visitors got different things, and marks what is wrong', () => {
  const results = all('/campaign/pune').map(({ path, visitor }) =>
    visitor.source === 'google'
      ? sampleResult(path, visitor, { number: { found: '1-800-999-0105', expected: 'only 1-2' } })
      : sampleResult(path, visitor),
  );
  expect(tableOf(results)).toMatchObject([
    { page: '/campaign/pune', as: 'google', status: '200', number: '✗ 1-800-999-0105' },
    { page: '/campaign/pune', as: 'facebook, affiliate, direct', status: '200' },
  ]);
});

it('names cell, page, visitor, what was expected and what was found', () => {
  const result = sampleResult('/campaign/pune', MEASURED, {
    footer: { found: 'full', expected: 'none' },
  });
  expect(listProblems([result]).map(describeProblem)).toEqual([
    '/campaign/pune as google (phone), footer: expected none, found full',
  ]);
});
