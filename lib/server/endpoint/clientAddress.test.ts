import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { clientAddress, limitedAddress, networkOf, parseAddress } from './clientAddress';

const requestFrom = (socketAddress: string | undefined, forwarded?: string): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: socketAddress });
  const req = new IncomingMessage(socket);
  if (forwarded !== undefined) req.headers['x-forwarded-for'] = forwarded;
  return req;
};

it.each([
  ['10.0.0.1', undefined, 0, '10.0.0.1'],
  ['10.0.0.1', '6.6.6.6', 0, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['10.0.0.1', '1.2.3.4', 2, '1.2.3.4'],
  ['10.0.0.1', undefined, 1, '10.0.0.1'],
  ['10.0.0.1', 'nonsense', 1, '10.0.0.1'],
  ['10.0.0.1', '1.2.3.4,', 1, '10.0.0.1'],
  ['::ffff:10.0.0.1', undefined, 0, '10.0.0.1'],
  ['10.0.0.1', '[2001:DB8::1]:4711', 1, '2001:db8::1'],
  [undefined, undefined, 0, 'unknown'],
])('socket %p, forwarded for %p, behind %p proxies: %s', (socket, forwarded, proxies, expected) => {
  expect(clientAddress(requestFrom(socket, forwarded), proxies)).toBe(expected);
});

it.each([
  ['1.2.3.4', '1.2.3.4'],
  [' 1.2.3.4:80 ', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:1.2.3.4', '1.2.3.4'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[::1]', '::1'],
  ['1.2.3', null],
  ['1.2.3.256', null],
  ['example.com', null],
  ['', null],
])('reads the address %p as %p', (text, expected) => {
  expect(parseAddress(text)).toBe(expected);
});

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('limits %s as %s', (address, expected) => {
  expect(limitedAddress(address)).toBe(expected);
});

it.each([
  ['1.2.3.4', '1.2.3.0/24'],
  ['1.2.3.255', '1.2.3.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0db8:0001:ffff::9', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('takes %s for a part of %s', (address, expected) => {
  expect(networkOf(address)).toBe(expected);
});
