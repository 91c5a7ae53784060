import { toLine } from './toLine';

it.each([
  ['Asha Rao', 'Asha Rao'],
  ['आशा क्‍ष', 'आशा क्‍ष'],
  ['x\u001b[2J\nOIS-0000-0000', 'x [2J OIS-0000-0000'],
  ['\u009b2J\r\t\u0000\u007f', ' 2J    '],
  ['abc\u202edcba\u2069', 'abc dcba '],
  ['two\u2028lines', 'two lines'],
])('prints %j as %j', (text, expected) => {
  expect(toLine(text)).toBe(expected);
});
