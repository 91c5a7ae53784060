import fc from '@/lib/testing/properties';
import { NO_MENUS, type OpenMenus, toggleMenu } from './menuState';

const press = (...keys: string[]): string[] => [...keys.reduce(toggleMenu, NO_MENUS)];

describe('in the drawer', () => {
  it.each([
    ['opens a section', ['day-schools'], ['day-schools']],
    [
      'closes the other sections and their children',
      ['day-schools', 'day-schools/pune', 'admission'],
      ['admission'],
    ],
    [
      'closes the siblings of a sub-item, not its section',
      ['day-schools', 'day-schools/pune', 'day-schools/delhi'],
      ['day-schools', 'day-schools/delhi'],
    ],
    ['closes an open one', ['about', 'about'], []],
    [
      'closes the children of an open one with it',
      ['day-schools', 'day-schools/pune', 'day-schools'],
      [],
    ],
    [
      'closes an open sub-item and leaves its section open',
      ['day-schools', 'day-schools/pune', 'day-schools/pune'],
      ['day-schools'],
    ],
    ['takes no key for its longer neighbour', ['more', 'more-about'], ['more-about']],
  ])('%s', (_, presses, open) => {
    expect(press(...presses)).toEqual(open);
  });
});

describe('on desktop', () => {
  it.each([
    [
      'keeps the panel of a city open',
      ['schools', 'schools/day-schools/pune'],
      ['schools', 'schools/day-schools/pune'],
    ],
    [
      'closes one city when another opens',
      ['schools', 'schools/day-schools/pune', 'schools/day-schools/delhi'],
      ['schools', 'schools/day-schools/delhi'],
    ],
    ['closes a panel with its cities', ['schools', 'schools/day-schools/pune', 'schools'], []],
    ['lets one panel take the place of another', ['schools', 'admission'], ['admission']],
  ])('%s', (_, presses, open) => {
    expect(press(...presses)).toEqual(open);
  });
});

const word = fc.constantFrom('schools', 'study', 'about', 'pune', 'delhi');
const key = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('/'));
const presses = fc.array(key, { maxLength: 30 });

const parentOf = (path: string): string => path.split('/').slice(0, -1).join('/');

describe('whatever a person presses', () => {
  it('never has two siblings open', () => {
    fc.assert(
      fc.property(presses, (keys) => {
        const parents = press(...keys).map(parentOf);
        expect(new Set(parents).size).toBe(parents.length);
      }),
    );
  });

  it('opens a closed one and closes an open one', () => {
    fc.assert(
      fc.property(presses, key, (keys, last) => {
        const before: OpenMenus = new Set(press(...keys));
        expect(toggleMenu(before, last).has(last)).toBe(!before.has(last));
      }),
    );
  });

  it('leaves nothing open within a closed one', () => {
    fc.assert(
      fc.property(presses, key, (keys, last) => {
        const open = press(...keys, last);
        const isShut = !open.includes(last);
        expect(isShut && open.some((other) => other.startsWith(`${last}/`))).toBe(false);
      }),
    );
  });
});
