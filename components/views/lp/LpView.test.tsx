/** @jest-environment jest-fixed-jsdom */

import { screen, within } from '@testing-library/react';
import { buildLpPage } from '@/lib/landing/lpPage';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { render } from '@/lib/testing/render';
import { LpSections } from './LpSections';
import { LpView } from './LpView';

const SEO = { path: '/lp/x', title: 'X', description: 'X', robots: 'noindex' as const };
const CONTACT = { phone: '18009990102', brochureUrl: '/brochure.pdf' };

const pageOf = (city: string) => {
  const page = buildLpPage(city);
  if (!page) throw new Error(city);
  return page;
};

it('promises a visit, then offers the form and the number of this visit', () => {
  render(<LpView seo={SEO} page={pageOf('pune')} contact={CONTACT} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'See our schools in Pune for yourself',
  );
  expect(screen.getByRole('region', { name: 'Book your campus tour' })).toHaveAttribute(
    'id',
    'enquire-desktop',
  );
  const numbers = screen.getAllByRole('link', { name: '1-800-999-0102' });
  expect(numbers).toHaveLength(2);
  for (const number of numbers) {
    expect(number).toHaveAttribute('href', 'tel:18009990102');
    expect(number).toHaveAttribute('data-shown-phone', '18009990102');
  }
});

it('tells below the form which branches to see, what to ask and how to get there', () => {
  render(<LpSections page={pageOf('pune')} contact={CONTACT} />);
  const branches = within(screen.getByRole('region', { name: 'Which branch to visit in Pune' }));
  expect(branches.getAllByRole('heading', { level: 3 })).toHaveLength(
    siteBranchesOf('pune').length,
  );
  expect(branches.getByRole('link', { name: 'OIS Nigdi' })).toHaveAttribute(
    'href',
    '/ois-pune-branches/nigdi',
  );
  expect(branches.getByText('Bhakti Shakti Chowk')).toBeVisible();
  const visit = within(screen.getByRole('region', { name: 'What to look at, what to ask' }));
  expect(visit.getByRole('heading', { name: /Senior secondary/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Getting there in Pune' })).toHaveTextContent(
    'Bavdhan',
  );
});

it('ends with the form, the brochure and the telephone', () => {
  render(<LpSections page={pageOf('tumkur')} contact={CONTACT} />);
  const end = within(screen.getByRole('region', { name: 'Book a visit' }));
  expect(end.getByRole('link', { name: 'Choose a day for your visit' })).toHaveAttribute(
    'href',
    '#enquire-mobile',
  );
  expect(end.getByRole('link', { name: /brochure/ })).toHaveAttribute('href', '/brochure.pdf');
});
