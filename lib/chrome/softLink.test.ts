/** @jest-environment jest-fixed-jsdom */
import { isPlainPress, softAddressOf } from './softLink';

const HERE = new URL('http://localhost/pune?s=1#top');

beforeAll(() => window.history.replaceState(null, '', HERE));

const anchor = (html: string): HTMLAnchorElement => {
  document.body.innerHTML = html;
  const found = document.querySelector('a');
  if (!found) throw new Error('no anchor');
  return found;
};

it.each([
  ['<a href="/admissions">', '/admissions'],
  ['<a href="/search?s=btm">', '/search?s=btm'],
  ['<a href="/admissions#ages">', '/admissions#ages'],
  ['<a href="/pune?s=1">', '/pune?s=1'],
  ['<a href="http://localhost/fee-structure">', '/fee-structure'],
  ['<a href="#form">', null],
  ['<a href="/pune?s=1#form">', null],
  ['<a href="https://elsewhere.example/">', null],
  ['<a href="mailto:a@b.example">', null],
  ['<a href="tel:18000000101">', null],
  ['<a href="javascript:void(0)">', null],
  ['<a href="/brochure.pdf">', null],
  ['<a href="/api/auth/signin">', null],
  ['<a href="/admissions" target="_blank">', null],
  ['<a href="/admissions" download>', null],
  ['<a href="http://[">', null],
])('follows %s as %p', (html, expected) => {
  expect(softAddressOf(anchor(html), HERE)).toBe(expected);
});

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
