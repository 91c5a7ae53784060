import { countCalls } from './trace';

const WRITE = '71 pwrite64(21</data/site.db-wal>, "7\\177"..., 4120, 32) = 4120';
const SYNC = '71 fdatasync(21</data/site.db-wal>) = 0';
const THANKS = '71 write(25<socket:[811]>, "HTTP/1.1 201 Created\\r\\n"..., 512) = 512';

it.each([
  ['a thank-you after its sync', [WRITE, SYNC, THANKS], { syncs: 1, thankedTooEarly: 0 }],
  ['a thank-you before its sync', [WRITE, THANKS, SYNC], { syncs: 1, thankedTooEarly: 1 }],
  [
    'a sync that another thread interrupts',
    [
      WRITE,
      '71 fdatasync(21</data/site.db-wal> <unfinished ...>',
      '71 <... fdatasync resumed>) = 0',
    ],
    { syncs: 1, thanked: 0, failed: 0 },
  ],
  [
    'a sync of another file',
    [WRITE, '71 fsync(9</data/secret>) = 0', THANKS],
    { syncs: 0, thankedTooEarly: 1 },
  ],
  [
    'a socket',
    ['71 fsync(1<socket:[33]>) = -1 EINVAL (Invalid argument)'],
    { syncs: 0, failed: 0 },
  ],
  [
    'a socket whose sync another thread interrupts',
    [
      SYNC,
      '71 fsync(1<socket:[33]> <unfinished ...>',
      '71 <... fsync resumed>) = -1 EINVAL (Invalid argument)',
    ],
    { syncs: 1, failed: 0 },
  ],
  [
    'an interrupted sync that fails, while another thread syncs a socket',
    [
      '71 fdatasync(21</data/site.db-wal> <unfinished ...>',
      '72 fsync(1<socket:[33]>) = -1 EINVAL (Invalid argument)',
      '71 <... fdatasync resumed>) = -1 EIO (Input/output error)',
    ],
    { syncs: 1, failed: 1 },
  ],
  [
    'a sync that fails',
    ['71 fdatasync(21</data/site.db-wal>) = -1 EIO (Input/output error)'],
    { failed: 1 },
  ],
])('counts %s', (_what, lines, expected) => {
  expect(countCalls(lines)).toMatchObject(expected);
});
