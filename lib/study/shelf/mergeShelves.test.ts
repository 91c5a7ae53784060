import fc from '@/lib/testing/properties';
import { mergeShelves } from './mergeShelves';
import { isUntouched, MAX_CHILDREN, newChild, newShelf, type Shelf } from './shelf';
import { anyShelf } from './testing';

const cardsOf = ({ children }: Shelf) =>
  children.flatMap(({ id, pages }) =>
    Object.entries(pages).flatMap(([path, { cards }]) =>
      Object.entries(cards).map(([item, card]) => ({ at: `${id} ${path} ${item}`, card })),
    ),
  );
const ticksOf = ({ children }: Shelf) =>
  children.flatMap(({ id, pages }) =>
    Object.entries(pages).flatMap(([path, { solved }]) =>
      solved.map((key) => `${id} ${path} ${key}`),
    ),
  );

it('loses no tick and no card of either side', () => {
  fc.assert(
    fc.property(anyShelf, anyShelf, (here, brought) => {
      const merged = mergeShelves(here, brought);
      if (merged === null) throw new Error('There are four children in all');
      expect(new Set(ticksOf(merged))).toEqual(new Set([...ticksOf(here), ...ticksOf(brought)]));
      const names = (shelf: Shelf) => cardsOf(shelf).map(({ at }) => at);
      expect(new Set(names(merged))).toEqual(new Set([...names(here), ...names(brought)]));
    }),
  );
});

it('knows at least as late an answer as each side did', () => {
  fc.assert(
    fc.property(anyShelf, anyShelf, (here, brought) => {
      const merged = new Map(
        cardsOf(mergeShelves(here, brought) ?? here).map(({ at, card }) => [at, card.last]),
      );
      for (const { at, card } of [...cardsOf(here), ...cardsOf(brought)])
        expect((merged.get(at) ?? '') >= card.last).toBe(true);
    }),
  );
});

it('changes nothing when the same file is brought again', () => {
  fc.assert(
    fc.property(anyShelf, anyShelf, (here, brought) => {
      const once = mergeShelves(here, brought) ?? here;
      expect(mergeShelves(once, brought)).toEqual(once);
    }),
  );
});

it('gives the same cards whichever phone brings its file to the other', () => {
  fc.assert(
    fc.property(anyShelf, anyShelf, (one, other) => {
      const sorted = (shelf: Shelf | null) =>
        cardsOf(shelf ?? one).toSorted((a, b) => a.at.localeCompare(b.at));
      expect(sorted(mergeShelves(one, other))).toEqual(sorted(mergeShelves(other, one)));
    }),
  );
});

it('puts children beside each other, and makes room where nobody has begun', () => {
  const asha = { ...newChild('asha'), nickname: 'Asha' };
  const kabir = { ...newChild('kabir'), nickname: 'Kabir' };
  const brought: Shelf = { ...newShelf('asha'), children: [asha] };
  const here: Shelf = { ...newShelf('kabir'), children: [kabir] };
  expect(mergeShelves(here, brought)?.children).toEqual([kabir, asha]);
  expect(mergeShelves(newShelf('new'), brought)).toEqual({ ...brought, current: 'asha' });
  expect(isUntouched(newShelf('new').children[0])).toBe(true);
});

it('brings nobody where there is no room for all', () => {
  const named = (id: string) => ({ ...newChild(id), nickname: id });
  const [first, ...others] = ['a', 'b', 'c', 'd'].map(named);
  if (!first) throw new Error('There is nobody');
  const full: Shelf = { ...newShelf('a'), children: [first, ...others] };
  expect(full.children).toHaveLength(MAX_CHILDREN);
  expect(mergeShelves(full, { ...newShelf('e'), children: [named('e')] })).toBeNull();
});
