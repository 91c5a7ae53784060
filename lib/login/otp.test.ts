import { OTP_LENGTH } from '@/data/limits';
import { OTP } from '@/lib/testing/sampleOtp';
import { EMPTY_BOXES, eraseAt, isFull, parseOtp, typeInto } from './otp';

/** Boxes of which the first hold these digits. */
const filled = (...digits: string[]): string[] =>
  Array.from({ length: OTP_LENGTH }, (_, at) => digits[at] ?? '');

const SOME = filled('1', '2');
const [start, end] = [OTP.slice(0, 2), OTP.slice(2)];

it.each([
  [OTP, OTP],
  [`${start} ${end}`, OTP],
  [`${start}-${end}`, OTP],
  [` ${OTP}\n`, OTP],
  [OTP.slice(1), null],
  [`${OTP}7`, null],
  [`${OTP.slice(1)}a`, null],
  ['a'.repeat(OTP_LENGTH), null],
  [`OTP ${OTP}`, null],
  ['', null],
])('reads the code in %p as %p', (text, expected) => {
  expect(parseOtp(text)).toBe(expected);
});

it.each([
  ['a digit into an empty box', SOME, 2, '3', filled('1', '2', '3')],
  ['a digit after the one that stood there', SOME, 1, '29', filled('1', '9')],
  ['a digit before the one that stood there', SOME, 1, '92', filled('1', '9')],
  ['the same digit again', SOME, 1, '22', filled('1', '2')],
  ['a whole code into any box', SOME, 3, OTP, [...OTP]],
  ['nothing, to empty it', SOME, 1, '', filled('1')],
  ['a letter', SOME, 2, 'a', null],
  ['three digits at once', SOME, 2, '345', null],
  ['a space', SOME, 2, ' ', null],
])('takes %s', (_what, boxes, index, text, expected) => {
  expect(typeInto(boxes, index, text)).toEqual(expected);
});

it.each([
  ['empties a filled box', SOME, 1, filled('1'), 1],
  ['moves from an empty box to the one before, and leaves its digit', SOME, 2, SOME, 1],
  ['empties the first box', SOME, 0, filled('', '2'), 0],
  ['stays in the first box where it is empty', EMPTY_BOXES, 0, EMPTY_BOXES, 0],
])('with Backspace %s', (_what, before, index, boxes, focus) => {
  expect(eraseAt(before, index)).toEqual({ boxes, focus });
});

it('is full with as many digits as a code has', () => {
  expect(isFull(EMPTY_BOXES)).toBe(false);
  expect(isFull([...OTP])).toBe(true);
});
