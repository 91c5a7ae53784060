/** @jest-environment jest-fixed-jsdom */
import { noteSolved } from './noteAnswer';
import { recordAnswer } from './recordAnswer';
import { changeChild, currentChild } from './shelf';
import {
  dropUnread,
  eraseShelf,
  openShelf,
  SHELF_KEY,
  UNREAD_KEY,
  updateShelf,
  watchShelf,
} from './shelfStore';

const PLACE = { path: '/maths-concepts/fractions', title: 'Fractions', subject: 'maths' } as const;
const solve = (key: string) =>
  updateShelf((shelf) => changeChild(shelf, (child) => noteSolved(child, PLACE, [key])));
const solvedNow = () => currentChild(openShelf().shelf).pages[PLACE.path]?.solved;

beforeEach(() => {
  localStorage.clear();
  eraseShelf();
});
afterEach(() => jest.restoreAllMocks());

it('remembers what was solved', () => {
  expect(solve('a1')).toBeNull();
  expect(solvedNow()).toEqual(['a1']);
});

it('writes an answer down with its day and when it comes again', async () => {
  await recordAnswer({ place: PLACE, item: 'ask:a1', grade: 'good' });
  const { pages, days } = currentChild(openShelf().shelf);
  expect(pages[PLACE.path]?.cards['ask:a1']).toMatchObject({ grade: 'good', step: 1 });
  expect(Object.values(days)).toEqual([[1, 1]]);
});

it('puts aside what it cannot read, says so, and starts anew', () => {
  localStorage.setItem(SHELF_KEY, '{"version":1,');
  expect(openShelf().trouble).toBe('unreadable');
  expect(localStorage.getItem(UNREAD_KEY)).toBe('{"version":1,');
  solve('a1');
  expect(solvedNow()).toEqual(['a1']);
  dropUnread();
  expect(openShelf().trouble).toBeNull();
});

it('writes nothing over the shelf of a newer release', () => {
  const newer = '{"version":2,"children":{}}';
  localStorage.setItem(SHELF_KEY, newer);
  expect(solve('a1')).toBe('newer');
  expect(solvedNow()).toEqual(['a1']);
  expect(localStorage.getItem(SHELF_KEY)).toBe(newer);
});

it('says that there is no room, and remembers as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(solve('a1')).toBe('full');
  expect(openShelf().trouble).toBe('full');
  expect(solvedNow()).toEqual(['a1']);
  jest.restoreAllMocks();
  expect(solve('b2')).toBeNull();
  expect(solvedNow()).toEqual(['b2']);
});

it('says that the browser stores nothing', () => {
  for (const call of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
  expect(openShelf().trouble).toBe('blocked');
  expect(solve('a1')).toBe('blocked');
  expect(solvedNow()).toEqual(['a1']);
});

it('takes over what pages stored before, once', () => {
  const path = '/class7-ncert-solutions/ganita-prakash/chapter-9';
  localStorage.setItem(`study-practice:${path}`, '["What is 2 + 3?", 5, "Find 4 × 7."]');
  localStorage.setItem('study-practice:/poems', '{');
  const { shelf } = openShelf();
  const page = currentChild(shelf).pages[path];
  expect(page?.solved).toHaveLength(2);
  expect(Object.values(page?.cards ?? {}).map(({ grade }) => grade)).toEqual(['good', 'good']);
  expect(currentChild(shelf).days).toEqual({});
  expect(Object.keys(localStorage)).toEqual([SHELF_KEY]);
  expect(openShelf().shelf).toEqual(shelf);
});

it('tells the page when something changes, and leaves nothing behind when it is erased', () => {
  const told = jest.fn();
  const stop = watchShelf(told);
  solve('a1');
  expect(told).toHaveBeenCalledTimes(1);
  expect(eraseShelf()).toBe(true);
  expect(told).toHaveBeenCalledTimes(2);
  expect(localStorage).toHaveLength(0);
  stop();
  solve('a1');
  expect(told).toHaveBeenCalledTimes(2);
});
