import { offerInstead } from './offerInstead';
import { remindedDay, reminderTime } from './reminder';

const at = (text: string) => Date.parse(`${text}+05:30`);
const SLOT = '2025-12-11T09:30';

it.each([
  ['a week before', '2025-12-04T12:00', '2025-12-10T09:00'],
  ['early on the day before', '2025-12-10T06:00', '2025-12-10T09:00'],
  ['at noon on the day before', '2025-12-10T12:00', '2025-12-10T12:00'],
  ['in the evening before', '2025-12-10T19:00', null],
])('a visit that is booked %s', (_when, booked, reminded) => {
  expect(reminderTime(SLOT, at(booked))).toBe(reminded && at(reminded));
});

it.each([
  ['2025-12-10T08:59', null],
  ['2025-12-10T09:00', '2025-12-11'],
  ['2025-12-10T18:59', '2025-12-11'],
  ['2025-12-10T19:00', null],
  ['2025-12-31T12:00', '2026-01-01'],
  ['2025-12-10T00:30', null],
])('at %s reminds of %p', (now, day) => {
  expect(remindedDay(at(now))).toBe(day);
});

const FREE = ['2025-12-09T09:30', '2025-12-11T09:30', '2025-12-16T09:30', '2025-12-18T09:30'];

it.each([
  ['what comes next', '2025-12-09T08:00', FREE, FREE.slice(0, 3)],
  ['the last ones', '2025-12-17T09:30', FREE, FREE.slice(1)],
  ['never the wanted one', '2025-12-11T09:30', FREE, ['2025-12-09T09:30', ...FREE.slice(2)]],
  ['earlier ones where none is later', '2025-12-20T09:30', FREE, FREE.slice(1)],
  ['the two that there are', '2025-12-20T09:30', FREE.slice(0, 2), FREE.slice(0, 2)],
  ['what there is', '2025-12-20T09:30', FREE.slice(0, 1), FREE.slice(0, 1)],
  ['nothing where nothing is free', '2025-12-20T09:30', [], []],
])('offers %s', (_what, wanted, free, offers) => {
  expect(offerInstead(free, wanted)).toEqual(offers);
});
