import { GLYPHS } from './glyphs';

const START = /^M(-?\d+) (-?\d+)/;

it('knows every letter and digit', () => {
  const wanted = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789');
  expect(wanted.filter((sign) => !GLYPHS[sign])).toEqual([]);
});

it('begins each stroke inside its box', () => {
  const starts = Object.entries(GLYPHS).map(([sign, path]) => [sign, path.match(START)] as const);
  const outside = starts.filter(([, start]) => {
    const [, x = '-1', y = '-1'] = start ?? [];
    return Number(x) < 0 || Number(x) > 60 || Number(y) < 0 || Number(y) > 80;
  });
  expect(outside).toEqual([]);
});
