import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import prometheus from 'prom-client';

const readBuildId = () => {
  try {
    return readFileSync(join(process.env.NEXT_DIST_DIR ?? '.next', 'BUILD_ID'), 'utf8').trim();
  } catch {
    return 'none';
  }
};

/** Measures the process from now on: memory, handles, event loop. Says which build it runs. */
export const observeProcess = () => {
  prometheus.collectDefaultMetrics();
  const built = new prometheus.Gauge({
    name: 'site_build_info',
    help: 'Always 1; the labels say what is running.',
    labelNames: ['build', 'node'],
  });
  built.set({ build: readBuildId(), node: process.version }, 1);
};
