/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import type { AnswerFigure } from '@/lib/desk/answerFigure';
import { render } from '@/lib/testing/render';
import { FirstAnswers } from './FirstAnswers';

const MINUTE_MS = 60_000;
const NONE: AnswerFigure = {
  judged: 0,
  inTime: 0,
  answered: 0,
  median: null,
  ninetieth: null,
  unanswered: 0,
};
const SOME: AnswerFigure = {
  judged: 12,
  inTime: 10,
  answered: 11,
  median: 24 * MINUTE_MS,
  ninetieth: 185 * MINUTE_MS,
  unanswered: 2,
};

const said = (thisWeek: AnswerFigure, lastWeek: AnswerFigure) => {
  render(<FirstAnswers thisWeek={thisWeek} lastWeek={lastWeek} />);
  return screen.getByRole('region', { name: 'First answer within an hour' }).textContent;
};

it('says who was answered within an hour, of how many, and who was not', () => {
  const text = said(SOME, { ...NONE, judged: 4, inTime: 3 });
  expect(text).toContain('This week 83 % (10 of 12)');
  expect(text).toContain('Last week 75 % (3 of 4)');
  expect(text).toContain('Half within 24 min, 9 of 10 within 3 h 5 min, of 11 answered.');
  expect(text).toContain('2 enquiries not answered.');
  expect(screen.getByRole('link', { name: 'By branch and week' })).toBeVisible();
});

it('claims nothing where there is nothing to say', () => {
  const text = said({ ...NONE, unanswered: 1 }, NONE);
  expect(text).toMatch(/This week – *Last week –/);
  expect(text).toContain('1 enquiry not answered.');
  expect(text).not.toMatch(/%|Half/);
});
