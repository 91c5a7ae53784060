import { SERVER_RECORDS } from '@/data/content/about/serverRecords';
import { parseRetention, RETENTION_DAYS, RETENTION_VARIABLE } from './retention';

it.each([
  ['unverified=90', true],
  ['unverified=90,in-touch=3599', true],
  ['whatsapp-without-ticket=1', true],
  ['unverified=0', false],
  ['unverified=3600', false],
  ['unverified=090', false],
  ['unverified', false],
  ['all=90', false],
  ['unverified=90,', false],
  ['', false],
])('%p is a setting: %p', (text, isRight) => {
  expect(RETENTION_VARIABLE.pattern.test(text)).toBe(isRight);
});

it('changes the days that are named and no others', () => {
  expect(parseRetention('unverified=90,delivered=400')).toEqual({
    ...RETENTION_DAYS,
    unverified: 90,
    delivered: 400,
  });
});

it('tells every number of days on the privacy page', () => {
  const told = SERVER_RECORDS.map(({ howLong }) => howLong).join(' ');
  for (const days of Object.values(RETENTION_DAYS))
    expect(told).toMatch(new RegExp(`\\b${days}\\b`));
});
