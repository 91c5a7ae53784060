/** @jest-environment jest-fixed-jsdom */
import { filterSheet } from './filterSheet';

const entry = (text: string) => `<article>${text}</article>`;

const makeSheet = () => {
  const sheet = document.createElement('div');
  sheet.innerHTML = `
    <section data-grade="7"><section data-topic=""><h3>Area</h3>
      ${entry('Area of a triangle')}${entry('Area of a circle')}
    </section></section>
    <section data-grade="9"><section data-topic="" id="group-triangles"><h3>Triangles</h3>
      ${entry('Heron’s formula')}
    </section></section>
    <section data-grade="12"><section data-topic=""><h3>Integrals</h3>
      <ul><li data-name="">Partial fractions</li></ul>
    </section></section>`;
  return sheet;
};

const shownIn = (sheet: Element) =>
  [...sheet.querySelectorAll(':is(article, [data-name]):not([hidden])')].map(
    ({ textContent }) => textContent,
  );

const ALL = ['Area of a triangle', 'Area of a circle', 'Heron’s formula', 'Partial fractions'];

it.each([
  ['', '', ALL],
  ['  ', '', ALL],
  ['circle', '', ['Area of a circle']],
  ['TRIANGLE area', '', ['Area of a triangle']],
  ['triangle', '', ['Area of a triangle', 'Heron’s formula']],
  ["heron's", '', ['Heron’s formula']],
  ['class 9', '', ['Heron’s formula']],
  ['', '7', ['Area of a triangle', 'Area of a circle']],
  ['triangle', '9', ['Heron’s formula']],
  ['(((*?', '', []],
  ['x'.repeat(5000), '', []],
  ['', '"]', []],
  ['fractions', '', ['Partial fractions']],
  ['', '12', ['Partial fractions']],
])('leaves for %p in class %p: %p', (words, grade, expected) => {
  const sheet = makeSheet();
  expect(filterSheet(sheet, { words, grade })).toBe(expected.length);
  expect(shownIn(sheet)).toEqual(expected);
});

it('hides a topic and a class without entries, and brings them back', () => {
  const sheet = makeSheet();
  filterSheet(sheet, { words: 'circle', grade: '' });
  expect(sheet.querySelector('[data-grade="9"]')).toHaveAttribute('hidden');
  expect(sheet.querySelector('[data-grade="7"]')).not.toHaveAttribute('hidden');
  filterSheet(sheet, { words: '', grade: '' });
  expect(sheet.querySelectorAll('[hidden]')).toHaveLength(0);
});

it('leaves one group of formulas', () => {
  const sheet = makeSheet();
  expect(filterSheet(sheet, { words: '', topic: 'group-triangles' })).toBe(1);
  expect(shownIn(sheet)).toEqual(['Heron’s formula']);
});
