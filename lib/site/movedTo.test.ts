import fc from '@/lib/testing/properties';
import { movedTo } from './movedTo';

const PLACES = {
  lens: '/calculators/physics-calculators/lens',
  'ohms-law': '/calculators/physics-calculators/ohms-law',
  'chain-rule': '/math-formula/class-12/derivatives#chain-rule',
};

it.each([
  ['', '#lens', '/calculators/physics-calculators/lens'],
  ['?lens.f=20&lens.u=-30', '#lens', '/calculators/physics-calculators/lens?lens.f=20&lens.u=-30'],
  // A form that was sent without JavaScript may have lost its fragment.
  ['?ohms-law.V=12', '', '/calculators/physics-calculators/ohms-law?ohms-law.V=12'],
  ['?utm_source=x', '#ohms-law', '/calculators/physics-calculators/ohms-law?utm_source=x'],
  ['', '#chain-rule', '/math-formula/class-12/derivatives#chain-rule'],
  ['', '', null],
  ['?s=lens', '', null],
  ['', '#top', null],
  ['', '#constructor', null],
  ['?__proto__.x=1', '#%E0%A4%A', null],
])('leads from %p %p to %p', (search, hash, expected) => {
  expect(movedTo({ search, hash }, PLACES)).toBe(expected);
});

it('never leads anywhere but to a page of its list', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (query, fragment) => {
      const target = movedTo({ search: `?${query}`, hash: `#${fragment}` }, PLACES);
      const paths = Object.values(PLACES).map((path) => path.split('#')[0]);
      if (target !== null) expect(paths).toContain(target.split(/[?#]/)[0]);
    }),
  );
});
