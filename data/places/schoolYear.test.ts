import { MONTHS, partOfMonth } from '@/data/copy/months';
import { getGuide } from './admission/guides';
import { BRANCH_LIST, CITY_SLUGS, getCityTexts } from './places';
import { getDetails } from './records/records';

const DAYS_IN_YEAR = 365;
/** The first term is paid about when school starts. */
const AROUND_START = 14;
/** Terms differ by a holiday or a festival, not by a month. */
const MOST_UNEVEN = 21;

const dayOf = (monthDay: string): number => {
  const [month = 1, day = 1] = monthDay.split('-').map(Number);
  return Math.round(Date.UTC(2025, month - 1, day) / 86_400_000);
};
/** From one day of the year to the next of another. */
const daysBetween = (from: string, to: string): number =>
  (dayOf(to) - dayOf(from) + DAYS_IN_YEAR) % DAYS_IN_YEAR;

const BRANCHES = BRANCH_LIST.map(({ id, place, city }) => ({
  name: `${place} (${id})`,
  begins: getCityTexts(city).yearBegins,
  dueOn: getDetails(id).fees?.dueOn ?? [],
})).filter(({ dueOn }) => dueOn.length > 0);

it('asks for the first term within two weeks of the day on which the year begins', () => {
  const astray = BRANCHES.filter(({ begins, dueOn: [first = ''] }) => {
    const after = daysBetween(begins, first);
    return Math.min(after, DAYS_IN_YEAR - after) > AROUND_START;
  });
  expect(BRANCHES).toHaveLength(BRANCH_LIST.length);
  expect(astray.map(({ name }) => name)).toEqual([]);
});

it('spreads the other terms evenly, the last well before the year ends', () => {
  const uneven = BRANCHES.filter(({ dueOn }) => {
    const gaps = dueOn.slice(1).map((due, at) => daysBetween(dueOn[at] ?? '', due));
    const whole = gaps.reduce((sum, gap) => sum + gap, 0);
    return Math.max(...gaps) - Math.min(...gaps) > MOST_UNEVEN || whole > 300 || whole < 120;
  });
  expect(uneven.map(({ name, dueOn }) => `${name}: ${dueOn.join(', ')}`)).toEqual([]);
});

it('tells families of each city the month in which its year begins', () => {
  const starts = CITY_SLUGS.flatMap((city) =>
    (getGuide(city)?.admission.calendar ?? [])
      .filter(({ what }) =>
        /\b(?:session|school|classes) (?:begins?|starts|opens)\b(?! again)/i.test(what),
      )
      .map((line) => ({ city, text: `${line.when} ${line.what}` })),
  );
  const wrong = starts.filter(({ city, text }) => {
    const month = Number(getCityTexts(city).yearBegins.slice(0, 2));
    return !text.includes(MONTHS[month - 1] ?? '');
  });
  expect(starts.length).toBeGreaterThan(7);
  expect(wrong).toEqual([]);
});

it.each([
  ['04-01', 'early April'],
  ['06-16', 'mid-June'],
  ['06-25', 'late June'],
])('says %s as %s', (day, said) => {
  expect(partOfMonth(day)).toBe(said);
});
