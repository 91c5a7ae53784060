import { LONE } from '@/lib/testing/loneBranch';
import { addAnswers, findFilledIn, withoutFilledIn } from './addAnswers';
import { type EnquiryFields, mapFields } from './fields';
import type { VisitAnswers } from './visitAnswers';

const EMPTY = mapFields(() => '');
const TOLD: VisitAnswers = { locality: 'Kharadi', city: 'pune', birth: '2021-08-14', grade: 2 };

const add = (current: Partial<EnquiryFields>, answers = TOLD, prefilled = EMPTY) =>
  addAnswers({ current: { ...EMPTY, ...current }, prefilled, cities: 'full' }, answers);

it('fills in city, birthday and class, and leaves the branch to the parent', () => {
  expect(add({})).toEqual({ ...EMPTY, city: 'pune', date_of_birth: '2021-08-14', grade: '2' });
});

it('changes nothing for a visitor who said nothing', () => {
  expect(add({}, {})).toEqual(EMPTY);
});

it('knows the branch of a city that has just one', () => {
  const { branch } = add({}, { city: LONE.city.slug });
  expect(branch).toBe(String(LONE.branch.id));
});

it('leaves alone what stands in the form', () => {
  const typed = { city: 'mumbai', date_of_birth: '2019-03-14', grade: '5' };
  expect(add(typed)).toEqual({ ...EMPTY, ...typed });
});

it('does not fill in again what the parent emptied', () => {
  const prefilled = { ...EMPTY, city: 'mumbai', grade: '5' };
  expect(add({}, TOLD, prefilled)).toMatchObject({ city: '', grade: '' });
});

it('gives the branch of the page the birthday and the class, not another city', () => {
  const page = { ...EMPTY, city: 'bangalore', branch: '8' };
  expect(add(page, TOLD, page)).toEqual({ ...page, date_of_birth: '2021-08-14', grade: '2' });
});

it('keeps a class away from a branch that does not teach it', () => {
  const page = { ...EMPTY, city: 'bangalore', branch: '3' };
  expect(add(page, { ...TOLD, grade: 1 }, page).grade).toBe('');
});

it('keeps the class of one child away from the birthday of another', () => {
  expect(add({ date_of_birth: '2015-01-02' }).grade).toBe('');
});

it('leaves out a city that the form does not offer', () => {
  expect(addAnswers({ current: EMPTY, prefilled: EMPTY, cities: 'restricted' }, TOLD).city).toBe(
    '',
  );
});

describe('newer answers', () => {
  const filled = { ...EMPTY, city: 'pune', date_of_birth: '2021-08-14', grade: '2' };
  const filledIn = findFilledIn(EMPTY, filled);
  const free = (change: Partial<EnquiryFields>) =>
    withoutFilledIn({ current: { ...filled, ...change }, prefilled: EMPTY }, filledIn);

  it('take the place of older ones', () => {
    expect(free({})).toEqual(EMPTY);
  });

  it('leave alone what the parent has changed since', () => {
    expect(free({ grade: '5', child_name: 'Mira' })).toEqual({
      ...EMPTY,
      grade: '5',
      child_name: 'Mira',
    });
  });

  it('leave the city of a branch that the parent has chosen', () => {
    expect(free({ branch: '51' })).toMatchObject({ city: 'pune', branch: '51' });
  });
});
