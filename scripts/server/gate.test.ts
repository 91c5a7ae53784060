import { EventEmitter } from 'node:events';
import { LIMITS } from './admission.mjs';
import { createGate } from './gate.mjs';

const { running, waiting } = LIMITS.page;

/** Tasks that end when they are told to. */
const createTasks = () => {
  const ends: (() => void)[] = [];
  const task = () => new Promise<void>((resolve) => ends.push(resolve));
  return { task, ends };
};

const fill = (gate: ReturnType<typeof createGate>, task: () => Promise<void>, count: number) =>
  Array.from({ length: count }, () => gate('page', new EventEmitter(), task));

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs so many at once, lets the next ones in as places become free, and refuses the rest', async () => {
  const gate = createGate();
  const { task, ends } = createTasks();
  const entered = fill(gate, task, running + waiting);
  expect(await gate('page', new EventEmitter(), task)).toBe(false);
  expect(ends).toHaveLength(running);
  for (let ended = 0; ended < running + waiting; ended += 1) {
    ends[ended]?.();
    await settled();
    expect(ends).toHaveLength(Math.min(running + waiting, running + ended + 1));
  }
  expect(await Promise.all(entered)).toEqual(Array(running + waiting).fill(true));
});

it('has room for a form while pages fill every place', async () => {
  const gate = createGate();
  const { task, ends } = createTasks();
  const pages = fill(gate, task, running + waiting);
  await settled();
  expect(await gate('send', new EventEmitter(), async () => undefined)).toBe(true);
  for (const _page of pages) {
    ends.shift()?.();
    await settled();
  }
  await Promise.all(pages);
});

it('gives a place back after a failure, and passes the failure on', async () => {
  const gate = createGate();
  const broken = async () => {
    throw new Error('broken');
  };
  for (let turn = 0; turn < running + 1; turn += 1) {
    await expect(gate('page', new EventEmitter(), broken)).rejects.toThrow('broken');
  }
  expect(await gate('page', new EventEmitter(), async () => undefined)).toBe(true);
});

it('forgets a visitor who leaves the queue, and one who would wait for too long', async () => {
  const gate = createGate({ longestWaitMs: 30 });
  const { task, ends } = createTasks();
  const inside = fill(gate, task, running);
  const leaving = new EventEmitter();
  const left = gate('page', leaving, task);
  const late = gate('page', new EventEmitter(), task);
  leaving.emit('close');
  expect(await left).toBe(false);
  expect(await late).toBe(false);
  for (const end of ends) end();
  await Promise.all(inside);
  expect(ends).toHaveLength(running);
});

it('refuses at once while turns come late, except the only one', async () => {
  const gate = createGate({ delayMs: () => LIMITS.page.mostDelayMs + 1 });
  const { task, ends } = createTasks();
  const alone = gate('page', new EventEmitter(), task);
  expect(await gate('page', new EventEmitter(), task)).toBe(false);
  ends[0]?.();
  expect(await alone).toBe(true);
  expect(await gate('page', new EventEmitter(), async () => undefined)).toBe(true);
});
