import { createServer } from 'node:net';
import { addressOf, listenProblem, tryListening } from './listening';

const problemAt = async (port: number, host: string): Promise<string | null> => {
  const address = { port, host };
  return tryListening(address).then(
    () => null,
    (error) => listenProblem(error, address),
  );
};

it('says in one line that another program has the port, and nothing once it is gone', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  expect(await problemAt(port, '127.0.0.1')).toBe(
    `PORT: ${port} is in use by another program; stop that one or choose another port.`,
  );
  await new Promise((resolve) => other.close(resolve));
  expect(await problemAt(port, '127.0.0.1')).toBeNull();
});

it('names HOST where the address is another machine’s', async () => {
  expect(await problemAt(0, '203.0.113.9')).toBe(
    'HOST: expected an address of this machine, found "203.0.113.9"',
  );
});

it.each([
  ['EACCES', 'PORT: 80 is not open to this user; choose one from 1024 on, with nginx in front.'],
  ['ENOTFOUND', 'HOST: expected an address of this machine, found "web"'],
  ['EMFILE', null],
])('of %s it says %p', (code, line) => {
  const error = Object.assign(new Error(code), { code });
  expect(listenProblem(error, { port: 80, host: 'web' })).toBe(line);
});

it.each([
  [{}, { port: 3000, host: '' }],
  [
    { PORT: '', HOST: '' },
    { port: 3000, host: '' },
  ],
  [
    { PORT: '8080', HOST: '127.0.0.1' },
    { port: 8080, host: '127.0.0.1' },
  ],
])('reads %p', (settings, expected) => {
  expect(addressOf(settings)).toMatchObject(expected);
});
