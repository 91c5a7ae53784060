/** @jest-environment jest-fixed-jsdom */
import { filterEntries } from './filterEntries';

const makeSheet = () => {
  const sheet = document.createElement('main');
  sheet.innerHTML = `
    <div data-subject="maths" data-group="Maths">
      <table><tbody data-entry=""><tr><th>Algebra</th></tr></tbody></table>
      <table><tbody data-entry=""><tr><th>Geometry: Heron’s Formula</th></tr></tbody></table>
    </div>
    <div data-subject="english" data-group="English">
      <div data-part="Beehive"><ol><li data-entry="">The Fun They Had</li></ol></div>
    </div>`;
  return sheet;
};

it.each([
  ['', '', 3],
  ['  ', '', 3],
  ['algebra', '', 1],
  ["FORMULA heron's", '', 1],
  ['maths', '', 2],
  ['beehive fun', '', 1],
  ['', 'english', 1],
  ['algebra', 'english', 0],
  ['((*?', '', 0],
  ['x'.repeat(5000), '', 0],
  ['', '"]', 0],
])('leaves for %p in subject %p: %p', (words, subject, expected) => {
  expect(filterEntries(makeSheet(), { words, subject })).toBe(expected);
});

it('hides what has become empty, and brings it back', () => {
  const sheet = makeSheet();
  filterEntries(sheet, { words: 'algebra', subject: '' });
  expect(sheet.querySelector('[data-subject="english"]')).toHaveAttribute('hidden');
  expect(sheet.querySelector('[data-subject="maths"]')).not.toHaveAttribute('hidden');
  filterEntries(sheet, { words: '', subject: '' });
  expect(sheet.querySelectorAll('[hidden]')).toHaveLength(0);
});
