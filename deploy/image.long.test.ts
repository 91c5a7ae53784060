import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isIgnored } from './testing/isIgnored';

const DOCKERFILE = readFileSync('deploy/Dockerfile', 'utf8');
const ORIGIN = 'http://127.0.0.1:4477';
const MINUTE_MS = 60_000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-image-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What Docker would run and have in its environment, without what npm tells the commands that it runs. */
const env = (own: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: process.env.PATH,
  HOME: folder,
  ...own,
});

const run = (line: string, own: Record<string, string> = {}) =>
  spawnSync('sh', ['-c', line], { cwd: join(folder, 'site'), encoding: 'utf8', env: env(own) });

const untilReady = async (): Promise<void> => {
  const deadline = Date.now() + MINUTE_MS;
  while (!(await fetch(`${ORIGIN}/api/health/ready`).catch(() => null))?.ok) {
    if (Date.now() > deadline) throw new Error('The site was not ready in time');
    await wait(200);
  }
};

it(
  'is a site and its commands, by the steps of the Dockerfile in a folder',
  async () => {
    cpSync('.', join(folder, 'site'), {
      recursive: true,
      filter: (path) => !isIgnored(relative(resolve('.'), resolve(path))),
    });
    const [install = '', build = ''] = [
      ...DOCKERFILE.matchAll(/^RUN (?:--mount=\S+ )?(npm .*)$/gm),
    ].map(([, line]) => line);
    expect(run(install, { NODE_ENV: '' })).toMatchObject({ status: 0 });
    expect(run(build, { SITE_URL: ORIGIN })).toMatchObject({ status: 0 });
    const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(DOCKERFILE) ?? [];
    const [program = '', ...words]: string[] = JSON.parse(command);
    const data = {
      DATA_DIR: join(folder, 'data'),
      DATA_KEY: 'the-data-key-of-this-container-is-long',
    };
    const site = spawn(program, words, {
      cwd: join(folder, 'site'),
      env: env({ ...data, SITE_URL: ORIGIN, HOST: '127.0.0.1', PORT: '4477' }),
      stdio: 'inherit',
    });
    const ended = once(site, 'exit');
    await untilReady();
    expect(await (await fetch(`${ORIGIN}/`)).text()).toContain('<title>');
    expect(run('npm run --silent enquiries -- dead', data).status).toBe(0);
    expect(existsSync(join(folder, 'data', 'static'))).toBe(true);
    site.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
  30 * MINUTE_MS,
);
