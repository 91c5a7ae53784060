import { countWord } from '@/data/copy/countWord';
import { agesLabel, counted, longDate, placedAround, placedIn, withArticle } from './words';

it.each([
  ['CBSE school', 'a CBSE school'],
  ['ICSE school', 'an ICSE school'],
  ['OIS branch', 'an OIS branch'],
  ['KGS branch', 'a KGS branch'],
  ['LB Nagar family', 'an LB Nagar family'],
  ['early start', 'an early start'],
  ['one-room school', 'a one-room school'],
  ['university', 'a university'],
])('puts the article before %p', (noun, expected) => {
  expect(withArticle(noun)).toBe(expected);
});

it.each([
  [1, 'one'],
  [12, 'twelve'],
  [13, '13'],
])('writes %d as %s', (count, expected) => {
  expect(countWord(count)).toBe(expected);
});

it.each([
  ['Jalahalli', 'in Jalahalli'],
  ['Magadi Road', 'on Magadi Road'],
  ['Beed Bypass Road', 'on Beed Bypass Road'],
  ['Mira Road', 'in Mira Road'],
  ['Sector 57', 'in Sector 57'],
])('says where %p is', (area, expected) => {
  expect(placedIn(area)).toBe(expected);
});

it('says what lies around a place, a road among them', () => {
  expect(placedAround('Jalahalli')).toBe('in and around Jalahalli');
  expect(placedAround('Magadi Road')).toBe('on and around Magadi Road');
});

it('counts one and many', () => {
  expect(counted(1, 'branch', 'branches')).toBe('one branch');
  expect(counted(3, 'branch', 'branches')).toBe('three branches');
});

it('names one age or the youngest and the oldest', () => {
  expect(agesLabel([8, 6, 7])).toBe('ages 6 to 8');
  expect(agesLabel([14])).toBe('age 14');
});

it('writes dates as people say them', () => {
  expect(longDate('2025-06-01')).toBe('1 June 2025');
});
