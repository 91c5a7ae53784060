import { EMPTY_BOXES, eraseAt, isFull, parseOtp, typeInto } from './otp';

const SOME = ['1', '2', '', '', '', ''];

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  [' 123456\n', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['abcdef', null],
  ['OTP 123456', null],
  ['', null],
])('reads the code in %p as %p', (text, expected) => {
  expect(parseOtp(text)).toBe(expected);
});

it.each([
  ['a digit into an empty box', SOME, 2, '3', ['1', '2', '3', '', '', '']],
  ['a digit after the one that stood there', SOME, 1, '29', ['1', '9', '', '', '', '']],
  ['a digit before the one that stood there', SOME, 1, '92', ['1', '9', '', '', '', '']],
  ['the same digit again', SOME, 1, '22', ['1', '2', '', '', '', '']],
  ['a whole code into any box', SOME, 3, '654321', ['6', '5', '4', '3', '2', '1']],
  ['nothing, to empty it', SOME, 1, '', ['1', '', '', '', '', '']],
  ['a letter', SOME, 2, 'a', null],
  ['three digits at once', SOME, 2, '345', null],
  ['a space', SOME, 2, ' ', null],
])('takes %s', (_what, boxes, index, text, expected) => {
  expect(typeInto(boxes, index, text)).toEqual(expected);
});

it.each([
  ['a filled box', 1, ['1', '', '', '', '', ''], 1],
  ['an empty box', 2, ['1', '', '', '', '', ''], 1],
  ['the first box', 0, ['', '2', '', '', '', ''], 0],
])('erases from %s', (_what, index, boxes, focus) => {
  expect(eraseAt(SOME, index)).toEqual({ boxes, focus });
});

it('is full with six digits', () => {
  expect(isFull(EMPTY_BOXES)).toBe(false);
  expect(isFull(['1', '2', '3', '4', '5', '6'])).toBe(true);
});
