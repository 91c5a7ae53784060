import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildServiceWorker, SERVICE_WORKER_FILE } from './buildServiceWorker';

const written = readFileSync(SERVICE_WORKER_FILE, 'utf8');

it('is committed as it is written: else run npm run service-worker', () => {
  expect(written).toBe(buildServiceWorker());
});

it('is small enough for who keeps a class', () => {
  expect(gzipSync(written).length).toBeLessThan(16_000);
});

it('remembers nothing by itself: neither a database nor a page of its own choice', () => {
  expect(written).not.toMatch(/\.addAll\(/);
});
