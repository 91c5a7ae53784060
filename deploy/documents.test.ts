import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OPERATIONS = readFileSync('docs/operations.md', 'utf8');
const KEYS = readFileSync('docs/keys.md', 'utf8');
const COMPOSE = 'docker compose -f deploy/compose.yml';

/** The block of commands that begins so, line by line. */
const blockFrom = (markdown: string, first: string): string[] =>
  (markdown.slice(markdown.indexOf(first)).split('```')[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

describe('the upgrade of containers', () => {
  const lines = blockFrom(OPERATIONS, `${COMPOSE} run --rm --no-deps --volume /backups:/backups`);

  it('begins with a backup, and pulls before it builds', () => {
    expect(lines[0]).toContain(' npm run --silent backup -- ');
    expect(lines[1]).toBe('git pull');
    expect(lines).toContain(`${COMPOSE} build site-1`);
  });

  it('makes nginx anew, which holds the files that git has replaced', () => {
    expect(lines.at(-1)).toBe(`${COMPOSE} up -d --no-deps --force-recreate --wait nginx`);
  });

  it('replaces one replica after the other', () => {
    const replaced = lines.filter((line) => line.includes(' up -d --no-deps --wait site-'));
    expect(replaced.map((line) => line.slice(-6))).toEqual(['site-1', 'site-2']);
  });
});

it('frees port 80 before the containers take it over from a native site', () => {
  const lines = blockFrom(KEYS, 'systemctl start opaline-backup && systemctl disable');
  expect(lines.at(-2)).toMatch(/^systemctl disable --now opaline-nginx\b/);
  expect(lines.at(-1)).toBe('compose up --detach');
});

describe('the backup of every night', () => {
  const LINES = KEYS.split('\n').filter((line) => line.startsWith('15 2 * * * '));
  const MONTH_AND_MORE_MS = 32 * 24 * 60 * 60 * 1000;
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-nightly-'));
    for (const name of ['backups/old', 'backups/recent', 'site', 'programs']) {
      mkdirSync(join(folder, name), { recursive: true });
    }
    const old = new Date(Date.now() - MONTH_AND_MORE_MS);
    utimesSync(join(folder, 'backups/old'), old, old);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What cron runs, where the command that makes the backup ends with this code. */
  const runNight = (line: string, code: number) => {
    const [, , , , , ...words] = line.split(' ');
    const command = words
      .join(' ')
      .replaceAll('\\%', '%')
      .replaceAll(/\/srv\/\w+/g, join(folder, 'site'))
      .replaceAll('/var/log', folder)
      .replaceAll('/backups', join(folder, 'backups'));
    const programs = `npm() { return ${code}; }; docker() { return ${code}; };`;
    return spawnSync('sh', ['-c', `${programs} ${command}`], { encoding: 'utf8' });
  };

  it('has a line for one machine and one for containers', () => {
    expect(LINES.map((line) => line.includes(COMPOSE))).toEqual([false, true]);
  });

  it.each(LINES)('removes old ones once the new one is there: %s', (line) => {
    expect(runNight(line, 0)).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(join(folder, 'backups'))).toEqual(['recent']);
  });

  it.each(LINES)('removes none after one that failed: %s', (line) => {
    expect(runNight(line, 1).status).toBe(1);
    expect(readdirSync(join(folder, 'backups'))).toEqual(['old', 'recent']);
  });

  it('keeps them as long as the unit of a native install does', () => {
    const unit = readFileSync('deploy/systemd/opaline-backup.service', 'utf8');
    const [, rule = ''] = /^ExecStartPost=\S+\/find \S+ (.*)$/m.exec(unit) ?? [];
    for (const line of LINES) expect(line).toContain(` && find /backups ${rule}`);
  });
});
