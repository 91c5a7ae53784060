/** @jest-environment jest-fixed-jsdom */

import { screen, within } from '@testing-library/react';
import { buildCbsePage } from '@/lib/landing/cbsePage';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { render } from '@/lib/testing/render';
import { CbseSections } from './CbseSections';
import { CbseView } from './CbseView';

const SEO = { path: '/x', title: 'X', description: 'X', robots: 'index' as const };

const pageOf = (city: string) => {
  const page = buildCbsePage(city);
  if (!page) throw new Error(city);
  return page;
};

it('starts with the city and the form', () => {
  render(<CbseView seo={SEO} page={pageOf('pune')} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('CBSE schools in Pune');
  expect(screen.getByRole('region', { name: 'Ask a CBSE branch' })).toBeInTheDocument();
});

it('lists the CBSE branches by how far they lead, with areas and age, and no ICSE branch', () => {
  render(<CbseSections page={pageOf('pune')} />);
  const { length: count } = siteBranchesOf('pune').filter(({ board }) => board === 'CBSE');
  const branches = within(
    screen.getByRole('region', { name: `Our ${count} CBSE branches in Pune, by area` }),
  );
  expect(
    branches.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual(['Up to Grade 12', 'Up to Grade 10', 'Up to the middle grades or Grade 9']);
  expect(branches.getByRole('link', { name: 'OIS Nigdi' }).closest('li')).toHaveTextContent(
    /Nursery to Grade 12.*begins at Nursery, 3 years.*Pradhikaran/,
  );
  expect(branches.queryByRole('link', { name: 'OIS Undri' })).not.toBeInTheDocument();
});

it('leads on to admission and to all branches of the city', () => {
  render(<CbseSections page={pageOf('pune')} />);
  expect(screen.getByRole('link', { name: 'How admission works in Pune' })).toHaveAttribute(
    'href',
    '/school-admission-in-pune',
  );
  expect(screen.getByRole('link', { name: 'All our branches in Pune' })).toHaveAttribute(
    'href',
    '/ois-pune-branches',
  );
});

it('says where the page stands: below its city', () => {
  render(<CbseView seo={SEO} page={pageOf('pune')} />);
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/day-school',
    '/ois-pune-branches',
  ]);
});
