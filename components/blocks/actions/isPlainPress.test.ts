/** @jest-environment jest-fixed-jsdom */
import { isPlainPress } from './isPlainPress';

it.each([
  ['a plain press', {}, true],
  ['with the middle button', { button: 1 }, false],
  ['with Ctrl: a new tab', { ctrlKey: true }, false],
  ['with ⌘: a new tab', { metaKey: true }, false],
  ['with Shift: a new window', { shiftKey: true }, false],
  ['with Alt: a download', { altKey: true }, false],
])('takes %s into account', (_, init, expected) => {
  expect(isPlainPress(new MouseEvent('click', init))).toBe(expected);
});

it('leaves alone what somebody else has handled', () => {
  const press = new MouseEvent('click', { cancelable: true });
  press.preventDefault();
  expect(isPlainPress(press)).toBe(false);
});
