import { EventEmitter } from 'node:events';
import { createTurns } from './turns.mjs';

let clock: number;
let server: EventEmitter;
let started: string[];
let queue: ReturnType<typeof createTurns>;

beforeEach(() => {
  clock = 0;
  started = [];
  server = new EventEmitter();
  queue = createTurns(server, { now: () => clock });
});

/** A request that keeps the process busy for so long. */
const page = (name: string, ms = 1) =>
  queue('page', () => {
    started.push(name);
    clock += ms;
  });

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('starts requests in the order in which they came, a few in a turn', async () => {
  for (const name of ['1', '2', '3', '4', '5', '6']) page(name);
  expect(started).toEqual([]);
  await nextTurn();
  expect(started).toEqual(['1', '2', '3', '4']);
  await nextTurn();
  expect(started).toEqual(['1', '2', '3', '4', '5', '6']);
});

it('lets a form and a health check go before pages', async () => {
  for (const name of ['1', '2', '3', '4', '5']) page(name);
  await nextTurn();
  queue('send', () => started.push('form'));
  queue('health', () => started.push('health'));
  await nextTurn();
  expect(started.slice(4)).toEqual(['form', 'health', '5']);
});

it('tells for how long a request has waited', async () => {
  const waits: number[] = [];
  page('long', 30);
  queue('read', (waitedMs) => waits.push(waitedMs));
  await nextTurn();
  await nextTurn();
  expect(waits).toEqual([30]);
});

it('leaves turns to newcomers, but not for ever', async () => {
  page('1');
  server.emit('connection');
  await nextTurn();
  expect(started).toEqual([]);
  await nextTurn();
  expect(started).toEqual(['1']);

  page('2');
  let turns = 0;
  for (; !started.includes('2') && turns < 1000; turns += 1) {
    server.emit('connection');
    await nextTurn();
  }
  expect(turns).toBeGreaterThan(10);
  expect(turns).toBeLessThan(100);
});

it('rests, and starts again', async () => {
  page('1');
  await nextTurn();
  await nextTurn();
  page('2');
  await nextTurn();
  expect(started).toEqual(['1', '2']);
});
