import { register } from 'prom-client';
import type { Fault } from '@/lib/server/testing/faults';
import { type SchoolSystem, startSchoolSystem } from '@/lib/server/testing/schoolSystemServer';
import { allowLocalCalls } from '@/lib/server/testing/serveRoute';
import { withinRequest, withoutDeadline } from './deadline';
import type { Outcome } from './outcome';
import { createUpstreamClient, type UpstreamRequest } from './upstreamClient';
import { UpstreamError } from './upstreamError';

const LOGIN: UpstreamRequest<unknown> = {
  method: 'POST',
  path: '/erp_user/mobile/login/',
  body: { contact: '+91-9000000001', otp: '123456' },
  parse: (answer) => (typeof answer === 'object' ? answer : null),
};

let system: SchoolSystem;
beforeAll(async () => {
  system = await startSchoolSystem();
});
beforeEach(() => {
  allowLocalCalls();
  system.setFault(null);
});
afterAll(() => system.close());

const newClient = (timeLimitMs?: number) =>
  createUpstreamClient({ service: 'erp', baseUrl: system.url, timeLimitMs });

const failureOf = (call: Promise<unknown>): Promise<UpstreamError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: UpstreamError) => error,
  );

const OUTCOMES: [Fault, Outcome, number | undefined][] = [
  ['refuse', 'refused', 422],
  ['forbid', 'refused', 403],
  ['error', 'bad-answer', 500],
  ['hang', 'time-out', undefined],
  ['slow', 'time-out', undefined],
  ['drop', 'unreachable', undefined],
  ['reset', 'unreachable', undefined],
  ['bad-json', 'bad-answer', 200],
  ['wrong-shape', 'bad-answer', 200],
];

it.each(OUTCOMES)('calls it when a service would %s %s', async (fault, outcome, status) => {
  system.setFault(fault);
  const failure = await failureOf(newClient(1_000).call(LOGIN));
  expect(failure).toBeInstanceOf(UpstreamError);
  expect(failure).toMatchObject({ outcome, status });
});

it('does not take half an answer for one', async () => {
  system.setFault('half-close');
  const { outcome } = await failureOf(newClient().call(LOGIN));
  expect(['unreachable', 'bad-answer']).toContain(outcome);
});

it('says nothing of what was sent, and nothing of what was answered', async () => {
  for (const fault of ['refuse', 'hang', 'bad-json'] as const) {
    system.setFault(fault);
    const failure = await failureOf(newClient(300).call(LOGIN));
    const shown = `${failure.stack} ${JSON.stringify(failure)} ${Object.values(failure).join(' ')}`;
    expect(shown).not.toMatch(/123456|9000000001|cannot take|It works/);
  }
});

it('gives all calls of one request four seconds together, and background work its own 5', async () => {
  system.setFault('hang');
  const client = newClient();
  const startedAt = performance.now();
  const inBackground = withinRequest(async () =>
    withoutDeadline(() => failureOf(client.call(LOGIN)).then(() => performance.now() - startedAt)),
  );
  await withinRequest(async () => {
    await failureOf(newClient(3_000).call(LOGIN));
    await failureOf(client.call(LOGIN));
  });
  const waited = performance.now() - startedAt;
  expect(waited).toBeGreaterThan(3_900);
  expect(waited).toBeLessThan(4_700);
  expect(await inBackground).toBeGreaterThan(4_900);
});

it('pings with success whatever answers below 500', async () => {
  await expect(newClient().ping()).resolves.toBeUndefined();
  system.setFault('forbid');
  await expect(newClient().ping()).resolves.toBeUndefined();
  system.setFault('error');
  await expect(newClient().ping()).rejects.toMatchObject({ outcome: 'bad-answer', status: 500 });
});

it('counts each call by its outcome, and shows the breaker', async () => {
  register.resetMetrics();
  const client = newClient();
  await client.ping();
  system.setFault('error');
  for (let call = 0; call < 100; call += 1) await failureOf(client.call(LOGIN));
  const text = await register.metrics();
  const counted = [...text.matchAll(/upstream_calls_total\{.*outcome="(.*)"\} (\d+)/g)];
  expect(Object.fromEntries(counted.map(([, outcome, count]) => [outcome, Number(count)]))).toEqual(
    {
      ok: 1,
      'bad-answer': 19,
      open: 81,
    },
  );
  expect(text).toContain('upstream_breaker_open{service="erp"} 1');
  expect(text).toContain('upstream_call_duration_seconds_count{service="erp"} 20');
});
