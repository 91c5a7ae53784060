import { buildPanpipe } from './panpipe';

const straws = buildPanpipe();
const lengthOf = (name: string) =>
  straws.find(({ note }) => note === name)?.centimetres ?? Number.NaN;

// From a table of equal temperament (A is 440 hertz), a quarter of the wave at 343 m/s.
it.each([
  ['Sa', 523, 16.4],
  ['Re', 587, 14.6],
  ['Ga', 659, 13.0],
  ['Ma', 698, 12.3],
  ['Pa', 784, 10.9],
  ['Dha', 880, 9.7],
  ['Ni', 988, 8.7],
  ['Upper Sa', 1047, 8.2],
])('%s swings %d times a second in a straw of %d cm', (note, hertz, centimetres) => {
  const straw = straws.find((candidate) => candidate.note === note);
  expect(Math.round(straw?.hertz ?? 0)).toBe(hertz);
  expect(straw?.centimetres).toBeCloseTo(centimetres, 1);
});

it('agrees with the page: half for the octave, two thirds for Pa', () => {
  expect(lengthOf('Upper Sa') / lengthOf('Sa')).toBeCloseTo(1 / 2, 6);
  expect(lengthOf('Pa') / lengthOf('Sa')).toBeCloseTo(2 / 3, 2);
});
