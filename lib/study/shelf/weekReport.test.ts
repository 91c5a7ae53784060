import { addDays } from './day';
import { type Card, type Child, type Grade, newChild } from './shelf';
import { TODAY } from './testing';
import { buildWeek } from './weekReport';

const card = (days: number, grade: Grade): Card => ({
  due: addDays(TODAY, 3),
  last: addDays(TODAY, days),
  grade,
  step: 0,
});
const page = (title: string, cards: Record<string, Card>): Child['pages'][string] => ({
  title,
  subject: 'maths',
  solved: [],
  cards,
});

const child: Child = {
  ...newChild('asha'),
  days: { [TODAY]: [4, 3], [addDays(TODAY, -6)]: [2, 0], [addDays(TODAY, -7)]: [9, 9] },
  pages: {
    '/a': page('Fractions', { 'ask:a': card(0, 'good'), 'ask:b': card(-2, 'hard') }),
    '/b': page('Integers', { 'ask:a': card(0, 'again'), 'ask:b': card(0, 'good') }),
    '/c': page('Last week', { 'ask:a': card(-7, 'good') }),
    '/d': page('Wrong before, not touched since', {
      'ask:a': card(-20, 'again'),
      'ask:b': card(-1, 'good'),
    }),
  },
};

it('tells of the last seven days alone, what went well and what is worth another look', () => {
  const week = buildWeek(child, TODAY);
  expect(week).toMatchObject({ days: 2, answered: 6, right: 3, to: TODAY });
  expect(week.learned.map(({ page: { title } }) => title)).toEqual([
    'Fractions',
    'Wrong before, not touched since',
  ]);
  expect(week.again.map(({ page: { title } }) => title)).toEqual(['Integers']);
});

it('says nothing of a week in which nothing was done', () => {
  const week = buildWeek(child, addDays(TODAY, 60));
  expect(week).toMatchObject({ days: 0, answered: 0, right: 0, learned: [], again: [] });
});
