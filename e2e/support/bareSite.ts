import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const NEXT = 'node_modules/next/dist/bin/next';
const TRIES = 120;

export type BareSite = { origin: string; stop: () => void };

type BareSiteOptions = {
  port: number;
  /** The HTML of each page, by its name: `home` is served at `/home`. */
  pages: Record<string, string>;
  /** A folder to serve at `/media`. */
  media?: string;
};

/** A Next.js site with nothing but prerendered pages, to compare ours with; built and started here. */
export const startBareSite = async (options: BareSiteOptions): Promise<BareSite> => {
  const folder = writeSite(options);
  build(folder);
  const child = spawn(
    process.execPath,
    [NEXT, 'start', '-H', '127.0.0.1', '-p', String(options.port)],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'ignore' },
  );
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${options.port}`;
  const [first = ''] = Object.keys(options.pages);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const response = await fetch(`${origin}/${first}`).catch(() => null);
    if (response?.ok) return { origin, stop };
    await wait(250);
  }
  stop();
  throw new Error('The bare site did not start.');
};

const writeSite = ({ pages, media }: BareSiteOptions): string => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-next-'));
  mkdirSync(join(folder, 'pages'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "bare", "private": true }');
  if (media) cpSync(media, join(folder, 'public/media'), { recursive: true });
  for (const [name, html] of Object.entries(pages)) {
    writeFileSync(
      join(folder, `pages/${name}.js`),
      `const html = ${JSON.stringify(html)};
const Page = () => <main dangerouslySetInnerHTML={{ __html: html }} />;
export const getStaticProps = () => ({ props: {} });
export default Page;`,
    );
  }
  return folder;
};

const build = (cwd: string): void => {
  const { status, stderr } = spawnSync(process.execPath, [NEXT, 'build', '--webpack'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(stderr);
};
