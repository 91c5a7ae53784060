import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { sealToken } from '@/lib/server/crypto';
import { deviceCookieName, newDeviceId, readDevice, setDevice } from './device';

const NAME = deviceCookieName(false);

const given = async (id: string): Promise<string> => {
  const res = new ServerResponse(new IncomingMessage(new Socket()));
  await setDevice(res, id);
  return /=([^;]+)/.exec(String(res.getHeader('Set-Cookie')))?.[1] ?? '';
};
const read = (value: string) => readDevice({ cookies: { [NAME]: value } });

it('knows the browser again', async () => {
  const id = newDeviceId();
  expect(await read(await given(id))).toBe(id);
});

it('knows no browser without the cookie', async () => {
  expect(await readDevice({ cookies: {} })).toBeNull();
});

it.each([
  ['made up', async () => 'made-up'],
  ['an id without a signature', async () => newDeviceId()],
  ['encrypted for something else', () => sealToken('login-ticket', { id: newDeviceId() }, 60)],
  ['of another shape', () => sealToken('device', { id: 7 }, 60)],
  ['too old', () => sealToken('device', { id: newDeviceId() }, -1)],
  ['changed', async () => `${(await given(newDeviceId())).slice(0, -3)}abc`],
])('knows no browser by a cookie that is %s', async (_case, make) => {
  expect(await read(await make())).toBeNull();
});

it('keeps other hosts from planting one where the site has https', () => {
  expect(deviceCookieName(true)).toBe('__Host-opaline.device');
});
