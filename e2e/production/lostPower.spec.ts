import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { startSite } from '@/e2e/support/startSite';
import { expect, test } from '@/e2e/support/test';

const SITE = { port: 4240, dataDir: join(process.cwd(), 'test-results', 'data', 'lost-power') };
const TIMES = 20;

const sendEnquiry = async (turn: number): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${SITE.port}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      parent_name: `Parent ${turn}`,
      child_name: `Child ${turn}`,
      email: '',
      date_of_birth: '2020-01-01',
      branch: 8,
      grade: 1,
      mobile: '9811100022',
      idempotencyKey: `lost-power-turn-${String(turn).padStart(4, '0')}`,
    }),
  });
  expect(response.status).toBe(201);
  const receipt: { id: string } = await response.json();
  return receipt.id;
};

test(`a thank-you outlives a lost server: killed ${TIMES} times, nothing is missing`, async () => {
  test.setTimeout(240_000);
  rmSync(SITE.dataDir, { recursive: true, force: true });
  const thanked: string[] = [];

  for (let turn = 0; turn < TIMES; turn += 1) {
    const site = await startSite('start', SITE);
    thanked.push(await sendEnquiry(turn));
    await site.kill();
  }

  const store = new Database(join(SITE.dataDir, 'site.db'), { readonly: true });
  const kept = store.prepare('select id from enquiries').pluck().all();
  const soundness = store.pragma('integrity_check', { simple: true });
  store.close();
  expect(soundness).toBe('ok');
  expect(kept.toSorted()).toEqual(thanked.toSorted());
});
