import { seeded } from '@/lib/study/random/seeded';
import { ALL, countUnsynced, type Files, NONE, remains, replay } from './disk';
import { type JournalRecord, parseJournal } from './journal';

const OLD: Files = new Map([['log', Buffer.from('old')]]);
const OPEN: JournalRecord = { kind: 'base', id: 1, name: 'log' };
const SYNC: JournalRecord = { kind: 'sync', id: 1 };

const write = (text: string, offset = 0, id = 1): JournalRecord => ({
  kind: 'write',
  id,
  offset,
  bytes: Buffer.from(text),
});

const toTexts = (files: Files) => [...files].map(([name, bytes]) => `${name}: ${bytes}`);

it.each<[string, JournalRecord[], string[], string[]]>([
  ['a write without a sync', [OPEN, write('new')], ['log: old'], ['log: new']],
  ['a write and its sync', [OPEN, write('new'), SYNC], ['log: new'], ['log: new']],
  [
    'a write after a sync',
    [OPEN, write('new'), SYNC, write('er', 3)],
    ['log: new'],
    ['log: newer'],
  ],
  ['a file cut short', [OPEN, { kind: 'truncate', id: 1, size: 1 }], ['log: old'], ['log: o']],
  [
    'a file cut short, synced and written again',
    [OPEN, { kind: 'truncate', id: 1, size: 1 }, SYNC, write('n', 2)],
    ['log: o'],
    ['log: o\0n'],
  ],
  [
    'the sync of another file',
    [OPEN, { kind: 'create', id: 2, name: 'key' }, write('new'), { kind: 'sync', id: 2 }],
    ['log: old'],
    ['log: new', 'key: '],
  ],
  [
    'a new file whose content is synced and whose name is not',
    [{ kind: 'create', id: 2, name: 'key' }, write('k', 0, 2), { kind: 'sync', id: 2 }],
    ['log: old'],
    ['log: old', 'key: k'],
  ],
  [
    'a new file whose name is synced and whose content is not',
    [{ kind: 'create', id: 2, name: 'key' }, write('k', 0, 2), { kind: 'sync-folder' }],
    ['log: old', 'key: '],
    ['log: old', 'key: k'],
  ],
  ['a removal', [{ kind: 'unlink', name: 'log' }], ['log: old'], []],
  ['a synced removal', [{ kind: 'unlink', name: 'log' }, { kind: 'sync-folder' }], [], []],
  ['another name', [{ kind: 'rename', from: 'log', to: 'new' }], ['log: old'], ['new: old']],
  [
    'a second name',
    [{ kind: 'link', from: 'log', to: 'new' }, { kind: 'sync-folder' }],
    ['log: old', 'new: old'],
    ['log: old', 'new: old'],
  ],
])('knows what is left of %s, at worst and at best', (_what, records, worst, best) => {
  const disk = replay(OLD, records);
  expect(toTexts(remains(disk, NONE))).toEqual(worst);
  expect(toTexts(remains(disk, ALL))).toEqual(best);
});

it('tears a write between sectors of 512 bytes, and nowhere else', () => {
  const bytes = 'a'.repeat(400) + 'b'.repeat(512) + 'c'.repeat(100);
  const base: Files = new Map([['log', Buffer.alloc(1124, '.')]]);
  const disk = replay(base, [OPEN, write(bytes, 112)]);
  const random = seeded('sectors');
  const seen = new Set<string>();
  for (let times = 0; times < 200; times += 1) {
    const left = remains(disk, { share: 0.5, isShuffled: true, random }).get('log') ?? '';
    const sectors = [left.slice(112, 512), left.slice(512, 1024), left.slice(1024)];
    seen.add(sectors.map((sector) => [...new Set(String(sector))].join('')).join(' '));
  }
  const expected = ['a', '.'].flatMap((a) => [`${a} b c`, `${a} b .`, `${a} . c`, `${a} . .`]);
  expect([...seen].toSorted()).toEqual(expected.toSorted());
});

it('can let an older write win over a newer one', () => {
  const disk = replay(OLD, [OPEN, write('one'), write('two')]);
  const random = seeded('order');
  const lots = Array.from({ length: 50 }, () =>
    String(remains(disk, { share: 1, isShuffled: true, random }).get('log')),
  );
  expect(new Set(lots)).toEqual(new Set(['one', 'two']));
});

it('counts what was not synced', () => {
  const created: JournalRecord = { kind: 'create', id: 2, name: 'key' };
  expect(countUnsynced(replay(OLD, [OPEN, write('a'), SYNC]))).toBe(0);
  expect(countUnsynced(replay(OLD, [OPEN, write('a'), write('b'), created]))).toBe(3);
});

it('reads a journal up to the record in which its writer was killed', () => {
  const whole = 'base 1 log\nwrite 1 4 3\na\nbsync 1\ncreate 2 key\nrename log new\n';
  expect(parseJournal(Buffer.from(`${whole}write 2 0 5\nabc`))).toEqual([
    OPEN,
    write('a\nb', 4),
    SYNC,
    { kind: 'create', id: 2, name: 'key' },
    { kind: 'rename', from: 'log', to: 'new' },
  ]);
  expect(() => parseJournal(Buffer.from('mmap 1\n'))).toThrow('unknown kind');
});
