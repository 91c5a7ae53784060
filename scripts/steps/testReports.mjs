// What the reports of a test run say: how many passed and failed, and which failed for what reason.

/** As much of a failure as one reads in a list: its first lines, without colours. */
const shorten = (text) =>
  String(text ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape that starts a colour
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join('\n    ');

const failure = (name, reason) => `${name}\n    ${shorten(reason)}`;

/** Of `jest --json`. */
export const readJest = ({ numPassedTests, testResults }) => {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${name}: ${fullName}`, failureMessages[0]),
    );
  });
  return { passed: numPassedTests, failures };
};

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Of Playwright's JSON reporter. */
export const readPlaywright = (report) => {
  const tests = specsOf(report).flatMap((spec) => spec.tests.map((test) => ({ spec, test })));
  const failures = tests
    .filter(({ test }) => test.status === 'unexpected')
    .map(({ spec, test }) =>
      failure(
        `[${test.projectName}] ${spec.file}: ${spec.title}`,
        test.results.findLast(({ error }) => error)?.error.message,
      ),
    );
  return {
    passed: tests.filter(({ test }) => ['expected', 'flaky'].includes(test.status)).length,
    failures: [...failures, ...report.errors.map(({ message }) => failure('Playwright', message))],
  };
};

const toText = ({ what, value, unit = '', bound }) => `${what}: ${value} ${unit} (bound: ${bound})`;

/** Of tests/reliability. What was skipped has neither passed nor failed. */
export const readReliability = ({ outcomes }) => ({
  passed: outcomes.filter(({ hasPassed, isSkipped }) => hasPassed && !isSkipped).length,
  skipped: outcomes
    .filter(({ isSkipped }) => isSkipped)
    .map(({ name, problem }) => `${name}: ${problem}`),
  failures: outcomes
    .filter(({ hasPassed }) => !hasPassed)
    .map(({ name, figures, problem }) => {
      const missed = figures.filter(({ passes }) => !passes).map(toText);
      return failure(`experiment ${name}`, [...missed, problem ?? ''].join('\n'));
    }),
});
