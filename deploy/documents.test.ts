import { readFileSync } from 'node:fs';
import { COMMANDS } from '@/scripts/steps/commands.mjs';

const RUNBOOK = readFileSync('docs/runbook.md', 'utf8');
const KEYS = readFileSync('docs/keys.md', 'utf8');
const COMPOSE = 'docker compose -f deploy/compose.yml';

/** The block of commands that begins so, line by line. */
const blockFrom = (markdown: string, first: string): string[] =>
  (markdown.slice(markdown.indexOf(first)).split('```')[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

describe('the upgrade of containers', () => {
  const lines = blockFrom(RUNBOOK, `${COMPOSE} run --rm --no-deps --volume /backups:/backups`);

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

it('names the commands that an image has, and no other, for containers', () => {
  const [, section = ''] = RUNBOOK.split('### Commands in containers\n');
  const [paragraph = ''] = /^and so for .*$/m.exec(section) ?? [];
  const named = ['enquiries', ...[...paragraph.matchAll(/`([a-z]+)`/g)].map(([, name]) => name)];
  expect(named.toSorted()).toEqual(COMMANDS.toSorted());
});

it('frees port 80 before the containers take it over from a native site', () => {
  const lines = blockFrom(KEYS, 'systemctl start opaline-backup && systemctl disable');
  expect(lines.at(-2)).toMatch(/^systemctl disable --now opaline-nginx\b/);
  expect(lines.at(-1)).toBe('compose up --detach');
});
