import { adviseClass } from './adviseClass';

const TODAY = '2025-03-01';
const JALAHALLI = { city: 'bangalore', branch: '8' };
const WING = { city: 'bangalore', branch: '4' };
const MAIN = { city: 'bangalore', branch: '3' };
const DWARKA = { city: 'delhi', branch: '91' };

const advise = (
  date_of_birth: string,
  grade = '',
  place: { city: string; branch: string } = JALAHALLI,
) => adviseClass({ date_of_birth, grade, ...place }, TODAY);

it.each([
  ['2021-08-14', JALAHALLI, 'Born 14 Aug 2021: Nursery in 2025-26 (3 years on 1 June 2025).', '2'],
  ['2020-02-29', JALAHALLI, 'Born 29 Feb 2020: K2 in 2025-26 (5 years on 1 June 2025).', '4'],
  ['2022-03-31', DWARKA, 'Born 31 Mar 2022: Nursery in 2025-26 (3 years on 31 March 2025).', '2'],
  [
    '2022-04-01',
    DWARKA,
    'Born 1 Apr 2022: Pre-Nursery in 2025-26 (2 years on 31 March 2025). This branch does not teach Pre-Nursery.',
    null,
  ],
  [
    '2021-08-14',
    MAIN,
    'Born 14 Aug 2021: Nursery in 2025-26 (3 years on 1 June 2025). This branch does not teach Nursery.',
    null,
  ],
  ['2024-08-14', JALAHALLI, 'Born 14 Aug 2024: Pre-Nursery from 2027-28.', null],
  ['2001-08-14', JALAHALLI, 'Born 14 Aug 2001: older than Grade 12, our last class.', null],
])('says of a child born on %s at %p: %s', (birth, place, hint, fits) => {
  expect(advise(birth, '', place)).toEqual({ hint, fits, question: null });
});

it('counts by the day of the city while the branch is not chosen', () => {
  const place = { city: 'pune', branch: '' };
  expect(advise('2021-08-14', '', place)).toMatchObject({ fits: '3' });
});

it('offers the class by the first day of June while no city is chosen', () => {
  const advice = advise('2021-08-14', '', { city: '', branch: '' });
  expect(advice).toMatchObject({ fits: '2', hint: expect.not.stringContaining('does not teach') });
});

it.each(['', '2021', '2021-02-30', '0021-08-14', '2025-03-02', '1989-12-31'])(
  'says nothing while the birthday is %p',
  (birth) => {
    expect(advise(birth, '5')).toBeNull();
  },
);

it('asks nothing where the class fits', () => {
  expect(advise('2021-08-14', '2')).toMatchObject({ fits: '2', question: null });
});

it.each([
  [
    '2021-08-14',
    '5',
    JALAHALLI,
    'By the birthday it would be Nursery. Would you like to keep Grade 1?',
    'Change to Nursery',
  ],
  [
    '2019-01-10',
    '2',
    WING,
    'By the birthday it would be Grade 1. Would you like to keep Nursery?',
    null,
  ],
  ['2024-08-14', '1', JALAHALLI, 'Would you like to keep Pre-Nursery?', null],
  ['2001-08-14', '14', JALAHALLI, 'Would you like to keep Grade 10?', null],
])('asks of a child born on %s in class %s', (birth, grade, place, text, change) => {
  expect(advise(birth, grade, place)?.question).toMatchObject({ text, change });
});

it('asks anew about another birthday, another class and another state', () => {
  const abouts = [
    advise('2021-08-14', '5'),
    advise('2021-08-15', '5'),
    advise('2021-08-14', '6'),
    advise('2021-08-14', '5', DWARKA),
  ].map((advice) => advice?.question?.about);
  expect(new Set(abouts).size).toBe(4);
});
