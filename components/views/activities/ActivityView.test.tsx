/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { ACTIVITY_CONTENTS } from '@/data/content/activities/contents';
import { ACTIVITY_OVERVIEW } from '@/data/content/activities/overview';
import { ACTIVITY_PATHS, activityPath } from '@/data/routes/paths/activities';
import { buildActivityPage } from '@/lib/content/activities/activityPage';
import { render } from '@/lib/testing/render';
import { ActivityView } from './ActivityView';

const coding = buildActivityPage(activityPath('coding'), ACTIVITY_CONTENTS.coding);
const overview = buildActivityPage(ACTIVITY_PATHS.activities, ACTIVITY_OVERVIEW);

it('leads a family through the project: what it needs, six steps, what to do when it fails', () => {
  render(<ActivityView page={coding} />);
  const project = within(
    screen.getByRole('article', { name: 'Any number from 1 to 100 in seven questions' }),
  );
  expect(project.getByRole('heading', { name: 'You need' })).toBeInTheDocument();
  const steps = project.getAllByRole('list').at(1);
  expect(within(steps ?? document.body).getAllByRole('listitem')).toHaveLength(6);
  expect(project.getByText('It never ends')).toBeInTheDocument();
});

it('shows computed numbers in a table with headings for rows and columns', () => {
  render(<ActivityView page={coding} />);
  const table = within(screen.getByRole('table', { name: 'Questions that always suffice' }));
  const row = within(table.getByRole('row', { name: /^100 / }));
  expect(row.getByRole('rowheader')).toHaveTextContent('100');
  expect(row.getAllByRole('cell').at(1)).toHaveTextContent('7');
});

it('leads from the list to each activity', () => {
  render(<ActivityView page={overview} />);
  expect(screen.getByRole('link', { name: /^Pottery/ })).toHaveAttribute(
    'href',
    '/activities/pottery',
  );
  expect(screen.getByRole('link', { name: /^Public speaking/ })).toHaveAttribute(
    'href',
    '/public-speaking',
  );
});
