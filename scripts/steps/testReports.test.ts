import { readJest, readPlaywright, summarize } from './testReports.mjs';

it('counts skipped unit tests apart, file by file', () => {
  const read = readJest({
    numPassedTests: 2,
    testResults: [
      {
        name: 'store.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [{ status: 'passed' }, { status: 'pending' }, { status: 'pending' }],
      },
      {
        name: 'menu.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [{ status: 'passed' }],
      },
    ],
  });
  expect(read).toEqual({ passed: 2, skipped: ['store.test.ts: 2 tests'], failures: [] });
});

it('lists skipped browser tests with their reason', () => {
  const spec = (title: string, status: string, annotations: object[]) => ({
    title,
    file: 'menu.spec.ts',
    tests: [{ projectName: 'phone', status, annotations, results: [] }],
  });
  const read = readPlaywright({
    errors: [],
    suites: [
      {
        specs: [
          spec('scrolls', 'skipped', [{ type: 'skip', description: 'phones have a drawer' }]),
          spec('opens', 'expected', []),
        ],
      },
    ],
  });
  expect(read).toEqual({
    passed: 1,
    skipped: ['[phone] menu.spec.ts: scrolls (phones have a drawer)'],
    failures: [],
  });
});

it('says that nothing was skipped', () => {
  const step = { name: 'lint', minutes: 0.25, passed: 1, failures: [] };
  expect(summarize([step])).toEqual({
    text: expect.stringMatching(/^Minutes: lint 0\.3\n\n0 skipped.*\n\n1 passed, 0 failed$/),
    hasPassed: true,
  });
});
