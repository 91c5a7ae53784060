import { createCachedState } from './cachedState';

const EVERY_MS = 30_000;

const create = (ping: () => Promise<void>, longestMs = 50) =>
  createCachedState({ name: 'erp', ping, everyMs: EVERY_MS, longestMs });

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A part that answers when it is told to. */
const slowPart = () => {
  const answers: ((error?: Error) => void)[] = [];
  const ping = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        answers.push((error) => (error ? reject(error) : resolve()));
      }),
  );
  return { ping, answer: (error?: Error) => answers.at(-1)?.(error) };
};

it('says at once that it does not know yet, and knows soon after', async () => {
  const state = create(async () => {});
  expect(state.peek(Date.now())).toEqual({ state: 'unknown', ageSeconds: null });
  await settle();
  expect(state.peek(Date.now())).toEqual({ state: 'up', ageSeconds: 0 });
});

it('asks once however many want to know, and no sooner than it is too old', async () => {
  const { ping, answer } = slowPart();
  const state = create(ping);
  const now = Date.now();
  for (let asked = 0; asked < 1_000; asked += 1) state.peek(now);
  answer();
  await settle();
  for (let asked = 0; asked < 1_000; asked += 1) state.peek(now + EVERY_MS - 1_000);
  expect(ping).toHaveBeenCalledTimes(1);
  state.peek(now + EVERY_MS + 1_000);
  expect(ping).toHaveBeenCalledTimes(2);
});

it('gives an old state with its age while the part is asked again', async () => {
  const { ping, answer } = slowPart();
  const state = create(ping);
  state.peek(Date.now());
  answer();
  await settle();
  expect(state.peek(Date.now() + 95_500)).toEqual({ state: 'up', ageSeconds: 95 });
  answer(new Error('gone'));
  await settle();
  expect(state.peek(Date.now())).toEqual({ state: 'down', ageSeconds: 0 });
});

it('calls a part that hangs down, and does not ask it again before it has answered', async () => {
  const { ping, answer } = slowPart();
  const state = create(ping, 10);
  expect(await state.read(Date.now())).toBe('down');
  const later = Date.now() + EVERY_MS + 1_000;
  expect(await state.read(later)).toBe('down');
  state.peek(later);
  expect(ping).toHaveBeenCalledTimes(1);
  answer();
  await settle();
  state.peek(later);
  expect(ping).toHaveBeenCalledTimes(2);
});

it('waits for the answer where it is read', async () => {
  const { ping, answer } = slowPart();
  const state = create(ping, 1_000);
  const read = Promise.all([state.read(Date.now()), state.read(Date.now())]);
  answer();
  expect(await read).toEqual(['up', 'up']);
  expect(await state.read(Date.now())).toBe('up');
  expect(ping).toHaveBeenCalledTimes(1);
});
