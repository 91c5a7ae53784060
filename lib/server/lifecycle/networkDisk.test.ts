import { tmpdir } from 'node:os';
import { networkDiskOf } from './networkDisk';

it.each([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  // As a system of 32 bits gives it.
  [0xff534d42 | 0, 'CIFS'],
  [0x01021997, '9p'],
  [0xef53, null],
  [0x9123683e, null],
])('a disk of the type %p is %p', (type, name) => {
  expect(networkDiskOf('/data', () => ({ type }))).toBe(name);
});

it('takes a folder that cannot be asked for one of this machine', () => {
  expect(networkDiskOf(`${tmpdir()}/not/there`)).toBeNull();
});
