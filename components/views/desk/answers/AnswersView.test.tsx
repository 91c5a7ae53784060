/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import type { AnswersPage } from '@/lib/desk/answersPage';
import { render } from '@/lib/testing/render';
import { AnswersView } from './AnswersView';

const FIGURE = {
  judged: 4,
  inTime: 3,
  answered: 4,
  median: 60_000,
  ninetieth: 7_200_000,
  unanswered: 1,
};
const PAGE: AnswersPage = {
  branch: '51',
  branchName: 'OIS Nigdi',
  week: '2026-11-23',
  weekName: '23 November to 29 November',
  branches: [{ value: '51', label: 'OIS Nigdi' }],
  weeks: [{ value: '2026-11-23', label: '23 November to 29 November' }],
  byWeek: [{ key: '2026-11-23', label: '23 November to 29 November', figure: FIGURE }],
  byBranch: [],
};

it('shows the weeks of a branch, with what was chosen still chosen', () => {
  render(<AnswersView {...PAGE} />);
  const table = screen.getByRole('table', { name: 'OIS Nigdi, week by week' });
  const cells = within(table).getAllByRole('cell');
  // On phones each has the name of its column before it.
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Within an hour75 % (3 of 4)',
    'Half within1 min',
    '9 of 10 within2 h',
    'Answered4',
    'Not answered1',
  ]);
  expect(screen.getByLabelText('Branch')).toHaveValue('51');
  expect(screen.getByLabelText('Week')).toHaveValue('2026-11-23');
  expect(screen.getByText('No enquiry was sent to your branches in this week.')).toBeVisible();
});
