/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { buildReadingPage } from '@/lib/study/reading/readingPage';
import { buildShelfPage } from '@/lib/study/reading/shelfPage';
import { render } from '@/lib/testing/render';
import { ReadingView } from './ReadingView';
import { ShelfView } from './ShelfView';

const renderPoem = () => {
  const page = buildReadingPage('poems', 'tap-tap-rain');
  if (!page) throw new Error('The poem is missing');
  return render(<ReadingView page={page} />);
};

it('shows a parent the poem, its picture and the words to learn', () => {
  renderPoem();
  expect(screen.getByRole('heading', { level: 1, name: 'Tap, Tap, Rain' })).toBeVisible();
  expect(screen.getByText(/Rain is asking to come in/)).toBeVisible();
  expect(screen.getByRole('img', { name: /frog sits by a puddle/ })).toBeVisible();
  const words = screen.getByRole('region', { name: 'Words to learn' });
  expect(within(words).getByText('puddles')).toBeVisible();
});

it('keeps the answer until the child has thought', async () => {
  const { person } = renderPoem();
  const questions = screen.getByRole('region', { name: 'Questions' });
  const answer = within(questions).getByText('The frogs.');
  expect(answer).not.toBeVisible();
  const [, second] = within(questions).getAllByText('Answer');
  if (second) await person.click(second);
  expect(answer).toBeVisible();
});

it('leads from the shelf to a story for the right age', () => {
  render(<ShelfView page={buildShelfPage('stories')} />);
  const group = screen.getByRole('region', { name: 'Ages 6 to 8' });
  expect(within(group).getByRole('link', { name: 'The Loud Radio' })).toHaveAttribute(
    'href',
    '/story/the-loud-radio',
  );
});
