/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { buildPaperListPage } from '@/lib/study/papers/paperListPage';
import { render } from '@/lib/testing/render';
import { PaperListView } from './PaperListView';

const SEO = { path: '/sample-paper', title: 'T', description: 'D', robots: 'index' } as const;

it('leads from the list of all papers to a paper and to the two lists', () => {
  render(<PaperListView seo={SEO} page={buildPaperListPage('all')} />);
  const five = within(screen.getByRole('region', { name: 'Classes 5 to 9' }));
  expect(five.getByRole('link', { name: 'Class 7 maths' })).toHaveAttribute(
    'href',
    '/sample-paper/class-7-maths',
  );
  expect(five.getByRole('link', { name: /practise and mark/ })).toHaveAttribute(
    'href',
    '/sample-paper/5-9-samples',
  );
});

it('says how a paper is built', () => {
  render(<PaperListView seo={SEO} page={buildPaperListPage('boards')} />);
  const maths = within(screen.getByRole('region', { name: /^The maths paper/ }));
  expect(maths.getByRole('row', { name: /^E Case studies/ })).toHaveTextContent('3412');
  expect(maths.getByRole('row', { name: /^Total/ })).toHaveTextContent('3880');
});

it('tells a parent how to use a paper at home', () => {
  render(<PaperListView seo={SEO} page={buildPaperListPage('all')} />);
  expect(screen.getByRole('heading', { name: 'How to mark it' })).toBeInTheDocument();
});
