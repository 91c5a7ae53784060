import fc from '@/lib/testing/properties';
import { addDays } from './day';
import { dueWork, planSession, SESSION_MINUTES } from './dueWork';
import { type Card, type Child, newChild } from './shelf';
import { anyChild, TODAY } from './testing';

const due = (days: number): Card => ({
  due: addDays(TODAY, days),
  last: addDays(TODAY, -10),
  grade: 'good',
  step: 1,
});

const page = (title: string, cards: Record<string, Card>): Child['pages'][string] => ({
  title,
  subject: 'maths',
  solved: [],
  cards,
});

const CHAPTER = '/class7-ncert-solutions/ganita-prakash/chapter-9';
const TABLE = '/maths-concepts/table-of-17';
const SHEET = '/worksheets/grade-3?topic=ADD';

const child: Child = {
  ...newChild('one'),
  pages: {
    [CHAPTER]: page('Chapter 9', {
      'ask:a': due(-1),
      'maker:b': due(0),
      'ask:c': due(1),
      'ask:learned': { ...due(0), due: null },
    }),
    [TABLE]: page('Table of 17', { table: due(-5), 'ask:d': due(-2) }),
    [SHEET]: page('Adding', { sheet: due(-1) }),
    '/poems/rain': page('Rain', { 'ask:e': due(3) }),
  },
};

it('lists what is due today with a link to where it is repeated, what waits longest first', () => {
  expect(dueWork(child, TODAY).map(({ href, count }) => [href, count])).toEqual([
    [`${TABLE}#table-check`, 1],
    [`${TABLE}#repeat`, 1],
    [`${CHAPTER}#repeat`, 2],
    [SHEET, 1],
  ]);
});

it('leaves what does not fit into ten minutes for another day', () => {
  expect(planSession(dueWork(child, TODAY)).map(({ href }) => href)).toEqual([
    `${TABLE}#table-check`,
    `${TABLE}#repeat`,
    `${CHAPTER}#repeat`,
  ]);
});

it('plans about ten minutes of what is due, and nothing only where nothing is', () => {
  fc.assert(
    fc.property(anyChild, (someone) => {
      const all = dueWork(someone, TODAY);
      const session = planSession(all);
      const minutes = session.reduce((sum, work) => sum + work.minutes, 0);
      expect(session.length === 0).toBe(all.length === 0);
      expect(session.length === 1 || minutes <= SESSION_MINUTES).toBe(true);
      for (const work of session) expect(all).toContain(work);
    }),
  );
});
