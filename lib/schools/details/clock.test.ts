import { minutesOf, sayHours, sayTime } from './clock';

it.each([
  ['00:00', '12 am', 0],
  ['08:30', '8.30 am', 510],
  ['12:45', '12.45 pm', 765],
  ['14:00', '2 pm', 840],
])('%s is said as %s', (time, said, minutes) => {
  expect(sayTime(time)).toBe(said);
  expect(minutesOf(time)).toBe(minutes);
});

it('says from when to when', () => {
  expect(sayHours(['07:45', '14:15'])).toBe('7.45 am to 2.15 pm');
});
