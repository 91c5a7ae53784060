import { minutesOf, sayHours, sayTime, wholeDay } from './clock';

it.each([
  ['00:00', '12\u00A0am', 0],
  ['08:30', '8.30\u00A0am', 510],
  ['12:45', '12.45\u00A0pm', 765],
  ['14:00', '2\u00A0pm', 840],
])('%s is said as %s', (time, said, minutes) => {
  expect(sayTime(time)).toBe(said);
  expect(minutesOf(time)).toBe(minutes);
});

it('says from when to when', () => {
  expect(sayHours(['07:45', '14:15'])).toBe('7.45\u00A0am to 2.15\u00A0pm');
});

it('spans the days of all stages', () => {
  expect(
    wholeDay([
      ['08:45', '12:30'],
      ['08:00', '14:15'],
      ['09:00', '13:00'],
    ]),
  ).toEqual(['08:00', '14:15']);
  expect(wholeDay([])).toBeNull();
});
