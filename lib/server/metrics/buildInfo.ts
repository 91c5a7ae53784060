import { existsSync, readFileSync } from 'node:fs';
import { Gauge } from 'prom-client';
import { buildFile } from './buildFile';

const readBuildId = (): string => {
  const file = buildFile('BUILD_ID');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none';
};

/** Says in the metrics which build runs under which Node.js. Once per process. */
export const observeBuild = (): void => {
  const help = 'Always 1; the labels say what is running.';
  const build = new Gauge({ name: 'site_build_info', help, labelNames: ['build', 'node'] });
  build.set({ build: readBuildId(), node: process.version }, 1);
};
