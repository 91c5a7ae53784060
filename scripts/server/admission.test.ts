import { DROWNING_MS, decide, isDrowning, LIMITS } from './admission.mjs';
import type { RequestKind } from './requestKind.mjs';

const { page, read, send } = LIMITS;

it.each<[string, RequestKind, number, number, number, 'run' | 'wait' | 'refuse']>([
  ['a page when nobody is there', 'page', 0, 0, 0, 'run'],
  ['a page for the last place', 'page', page.running - 1, 0, 0, 'run'],
  ['a page without a place', 'page', page.running, 0, 0, 'wait'],
  ['a page for the last place in the queue', 'page', page.running, page.waiting - 1, 0, 'wait'],
  ['a page with a full queue', 'page', page.running, page.waiting, 0, 'refuse'],
  ['a page while the process is late', 'page', 1, 0, page.mostDelayMs + 1, 'refuse'],
  ['a page alone, however late the process is', 'page', 0, 0, 60_000, 'run'],
  ['a search while pages are refused', 'read', 1, 0, page.mostDelayMs + 1, 'run'],
  ['a search while the process is very late', 'read', 1, 0, read.mostDelayMs + 1, 'refuse'],
  ['a form however late the process is', 'send', 1, 0, 60_000, 'run'],
  ['a form among very many', 'send', send.running, send.waiting, 0, 'refuse'],
  ['a health check at any time', 'health', 10_000, 0, 60_000, 'run'],
])('decides about %s', (_what, kind, running, waiting, delayMs, decision) => {
  expect(decide({ kind, running, waiting, delayMs })).toBe(decision);
});

it('gives up rendered pages first, then reads, then files, and what people send last', () => {
  const order: RequestKind[] = ['page', 'read', 'file', 'send'];
  const places = order.map((kind) => LIMITS[kind].running);
  const delays = order.map((kind) => LIMITS[kind].mostDelayMs);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
});

it.each<[RequestKind, boolean]>([
  ['page', true],
  ['file', true],
  ['read', true],
  ['send', false],
  ['health', false],
])('drowning, it refuses a %s at the door: %p', (kind, isRefused) => {
  expect(isDrowning(kind, DROWNING_MS + 1)).toBe(isRefused);
  expect(isDrowning(kind, DROWNING_MS)).toBe(false);
});
