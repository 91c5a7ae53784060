import { readFileSync } from 'node:fs';
import { KNOWN_BAD_VERSIONS } from './knownBadVersions';
import { findSupplyProblems, lockFile, packageFile } from './supplyChain';
import { isExactVersion } from './versions';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const read = () => ({
  file: packageFile.parse(readJson('package.json')),
  lock: lockFile.parse(readJson('package-lock.json')),
});

type Files = ReturnType<typeof read>;

/** The problems of our own files after somebody has tampered with them. */
const problemsAfter = (tamper: (files: Files) => void): string[] => {
  const files = read();
  tamper(files);
  return findSupplyProblems(files.file, files.lock, KNOWN_BAD_VERSIONS);
};

const HASH = `sha512-${'A'.repeat(86)}==`;

const addPackage = (name: string, entry: Files['lock']['packages'][string]) => (files: Files) => {
  files.lock.packages[`node_modules/${name}`] = { integrity: HASH, ...entry };
};

const changeAxios = (change: Files['lock']['packages'][string]) => (files: Files) => {
  Object.assign(files.lock.packages['node_modules/axios'] ?? {}, change);
};

it('finds nothing wrong with the packages of the site', () => {
  expect(Object.keys(read().lock.packages).length).toBeGreaterThan(500);
  expect(problemsAfter(() => undefined)).toEqual([]);
});

it.each<[string, (files: Files) => void, RegExp]>([
  [
    'a range instead of a version',
    ({ file, lock }) => {
      Object.assign(file.dependencies ?? {}, { axios: '^1.21.1' });
      Object.assign(lock.packages['']?.dependencies ?? {}, { axios: '^1.21.1' });
    },
    /^dependencies: axios is not one exact version: \^1\.21\.1$/,
  ],
  [
    'a range under a second name',
    ({ file, lock }) => {
      const wish = { axios: 'npm:axios@^1.21.1' };
      Object.assign(file.dependencies ?? {}, wish);
      Object.assign(lock.packages['']?.dependencies ?? {}, wish);
    },
    /^dependencies: axios is not one exact version: npm:axios@\^1\.21\.1$/,
  ],
  [
    'a tag in an override',
    ({ file }) => {
      file.overrides = { 'next-auth': { cookie: 'latest' } };
    },
    /^overrides of next-auth: cookie is not one exact version: latest$/,
  ],
  [
    'a wish that the lockfile does not know',
    ({ file }) => {
      file.devDependencies = { ...file.devDependencies, 'left-pad': '1.3.0' };
    },
    /^devDependencies: the lockfile knows left-pad as absent$/,
  ],
  [
    'a lockfile of another version',
    ({ lock }) => {
      lock.lockfileVersion = 2;
    },
    /^lockfileVersion is 2, not 3$/,
  ],
  ['a package without a hash', changeAxios({ integrity: undefined }), /axios has no sha512 hash$/],
  ['a weak hash', changeAxios({ integrity: 'sha1-2jCcwmPfFZlMaIypAheco8fNfH4=' }), /sha512/],
  [
    'two hashes, one of them weak',
    changeAxios({ integrity: `${HASH} sha1-2jCcwmPfFZlMaIypAheco8fNfH4=` }),
    /sha512/,
  ],
  [
    'another address',
    changeAxios({ resolved: 'https://registry.example/axios.tgz' }),
    /has an address of its own/,
  ],
  ['a repository', changeAxios({ resolved: 'git+ssh://git@host/a.git#1' }), /address of its own/],
  ['a folder', changeAxios({ link: true }), /is a folder, not a release$/],
  [
    'a workspace',
    ({ lock }) => {
      lock.packages['packages/own'] = { version: '1.0.0', integrity: HASH };
    },
    /^packages\/own is a folder/,
  ],
  ['a version that is an address', changeAxios({ version: 'file:../axios' }), /not one exact/],
  [
    'an install script that nobody decided on',
    addPackage('left-pad', { version: '1.3.0', hasInstallScript: true }),
    /^left-pad wants to run a script/,
  ],
  [
    'a name in allowScripts that has no script',
    ({ file }) => {
      file.allowScripts = { ...file.allowScripts, axios: true };
    },
    /^allowScripts: axios has no script$/,
  ],
  ['a stolen release', addPackage('debug', { version: '4.4.2' }), /^debug 4\.4\.2: .*debug-js/],
  [
    'a stolen release deep inside',
    addPackage('next/node_modules/chalk', { version: '5.6.1' }),
    /^chalk 5\.6\.1: /,
  ],
  [
    'a stolen release under another name',
    addPackage('harmless', { name: '@ctrl/tinycolor', version: '4.1.2' }),
    /^@ctrl\/tinycolor 4\.1\.2: /,
  ],
  [
    'a package that is bad in every release',
    addPackage('plain-crypto-js', { version: '9.9.9' }),
    /^plain-crypto-js/,
  ],
  [
    'a Next.js whose middleware can be skipped',
    ({ lock }) => {
      Object.assign(lock.packages['node_modules/next'] ?? {}, { version: '15.2.2' });
    },
    /^next 15\.2\.2: CVE-2025-29927/,
  ],
])('refuses %s', (_, tamper, problem) => {
  const problems = problemsAfter(tamper);
  expect(problems).toContainEqual(expect.stringMatching(problem));
  // Nothing else is blamed: each line is about what was tampered with.
  expect(new Set(problems.map((line) => line.split(' ')[0])).size).toBe(1);
});

it.each([
  ['next', '14.2.24', true],
  ['next', '15.5.17', true],
  ['next', '15.5.18', false],
  ['next', '16.2.5', true],
  ['next', '16.2.6', false],
  ['axios', '0.31.0', true],
  ['axios', '1.15.1', true],
  ['axios', '1.15.2', false],
  ['chalk', '5.6.2', false],
  ['node-ipc', '10.1.2', true],
  ['node-ipc', '10.1.3', false],
])('knows that %s %s is bad: %p', (name, version, isBad) => {
  const problems = problemsAfter(addPackage(`x/node_modules/${name}`, { version }));
  expect(problems.length > 0).toBe(isBad);
});

it('names exact versions, a reason and a source in every line of the list', () => {
  for (const { names, versions = [], ranges = [], reason, source } of KNOWN_BAD_VERSIONS) {
    expect(names.length).toBeGreaterThan(0);
    expect([...versions, ...ranges.flat()].filter((version) => !isExactVersion(version))).toEqual(
      [],
    );
    expect(reason).not.toBe('');
    expect(URL.canParse(source)).toBe(true);
  }
});
