import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOnPostgres } from './postgresProgram';

const { PATH } = process.env;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-pg-'));
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true });
});

/** Puts a program of this name before all others. */
const install = (script: string): void => {
  writeFileSync(join(folder, 'pg_dump'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'pg_dump'), 0o700);
  process.env.PATH = `${folder}:${PATH}`;
};

const dump = () =>
  runOnPostgres('pg_dump', ['--format=custom'], 'postgres://site:hunter%202@db.example/site');

it('gives the password in the environment, where other users cannot read it', async () => {
  install(`echo "$@" > ${folder}/words; echo "$PGPASSWORD" > ${folder}/password`);
  await dump();
  const words = '--format=custom --dbname=postgres://site@db.example/site\n';
  expect(readFileSync(join(folder, 'words'), 'utf8')).toBe(words);
  expect(readFileSync(join(folder, 'password'), 'utf8')).toBe('hunter 2\n');
});

it('passes on what the program says, in one line', async () => {
  install('echo "pg_dump: error: no such table" >&2; echo "more" >&2; exit 1');
  await expect(dump()).rejects.toThrow(/^It did not work: pg_dump: error: no such table\.$/);
});

it('says what to install where the program is missing', async () => {
  process.env.PATH = folder;
  await expect(dump()).rejects.toThrow(/^pg_dump is not installed: install PostgreSQL's client/);
});
