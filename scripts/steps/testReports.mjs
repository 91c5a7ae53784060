// What the reports of a test run say: how many passed, which failed or were skipped, and why.

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
  const skipped = testResults.flatMap(({ name, assertionResults }) => {
    const { length } = assertionResults.filter(({ status }) => status === 'pending');
    return length === 0 ? [] : [`${name}: ${length} tests`];
  });
  return { passed: numPassedTests, skipped, failures };
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
  const skipped = tests
    .filter(({ test }) => test.status === 'skipped')
    .map(({ spec, test }) => {
      const reason = test.annotations?.find(({ type }) => type === 'skip')?.description;
      const name = `[${test.projectName}] ${spec.file}: ${spec.title}`;
      return reason ? `${name} (${reason})` : name;
    });
  return {
    passed: tests.filter(({ test }) => ['expected', 'flaky'].includes(test.status)).length,
    skipped,
    failures: [...failures, ...report.errors.map(({ message }) => failure('Playwright', message))],
  };
};

const toText = ({ what, value, unit = '', bound }) => `${what}: ${value} ${unit} (bound: ${bound})`;

/** Of tests/reliability. What was skipped has neither passed nor failed. */
export const readReliability = ({ outcomes }) => {
  const having = (wanted) => outcomes.filter(({ verdict }) => verdict === wanted);
  return {
    passed: having('passed').length,
    skipped: having('skipped').map(({ name, problem }) => `${name}: ${problem}`),
    failures: having('failed').map(({ name, figures, problem }) => {
      const missed = figures.filter(({ passes }) => !passes).map(toText);
      return failure(`experiment ${name}`, [...missed, problem ?? ''].join('\n'));
    }),
  };
};

/** What a test run ends with: how long each step took, what was skipped, what failed, the counts. */
export const summarize = (steps) => {
  const listed = (list) =>
    steps.flatMap((step) => (step[list] ?? []).map((text) => `${step.name}: ${text}`));
  const [skipped, failures] = [listed('skipped'), listed('failures')];
  const passed = steps.reduce((sum, step) => sum + step.passed, 0);
  const times = steps.map(({ name, minutes }) => `${name} ${minutes.toFixed(1)}`);
  const lines = [
    `Minutes: ${times.join(', ')}`,
    ...skipped.map((text) => `Skipped: ${text}`),
    ...failures.map((text) => `Failed: ${text}`),
    `${skipped.length} skipped, which count as neither passed nor failed`,
    `${passed} passed, ${failures.length} failed`,
  ];
  return { text: lines.join('\n\n'), hasPassed: failures.length === 0 };
};
