/** @jest-environment jest-fixed-jsdom */

import { screen, within } from '@testing-library/react';
import { LP_CITIES } from '@/data/places/places';
import { buildAdmissionsOpenPage } from '@/lib/landing/admissionsOpenPage';
import { buildBoardingOpenPage } from '@/lib/landing/boardingOpenPage';
import { boardingBranches } from '@/lib/schools/directory/branches';
import { render } from '@/lib/testing/render';
import { AdmissionsOpenView } from './AdmissionsOpenView';
import { BoardingOpenView } from './BoardingOpenView';
import { BoardingSections } from './BoardingSections';
import { DaySections } from './DaySections';

const SEO = { path: '/x', title: 'X', description: 'X', robots: 'noindex' as const };
const CONTACT = { phone: '18009990101', brochureUrl: '/brochure.pdf' };
const day = buildAdmissionsOpenPage();
const boarding = buildBoardingOpenPage();

it('gives each of the two pages its own promise and one form', () => {
  const { unmount } = render(<AdmissionsOpenView seo={SEO} page={day} contact={CONTACT} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Admissions open for 2025-26',
  );
  expect(screen.getByRole('region', { name: 'Start with an enquiry' })).toBeInTheDocument();
  unmount();
  render(<BoardingOpenView seo={SEO} page={boarding} contact={CONTACT} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Boarding admissions open');
  expect(screen.getByRole('region', { name: 'Ask for a place' })).toBeInTheDocument();
});

it('plans the week of a family that looks for a day school', () => {
  render(<DaySections page={day} contact={CONTACT} />);
  const week = within(screen.getByRole('region', { name: 'What to do this week' }));
  expect(week.getAllByRole('listitem')).toHaveLength(7);
  const ages = within(screen.getByRole('region', { name: 'Find your child’s grade' }));
  expect(ages.getByRole('rowheader', { name: 'Grade 1' }).closest('tr')).toHaveTextContent(
    '2 June 2018 and 1 June 2019',
  );
  const cities = within(screen.getByRole('region', { name: 'In which city?' }));
  expect(cities.getByRole('link', { name: /^Pune/ })).toHaveAttribute(
    'href',
    '/school-admission-in-pune',
  );
  expect(cities.getAllByRole('link')).toHaveLength(LP_CITIES.length);
});

it('shows a boarding family the campuses, the week, what to pack and the visit', () => {
  render(<BoardingSections page={boarding} contact={CONTACT} />);
  const campuses = within(screen.getByRole('region', { name: /^The \w+ campuses$/ }));
  expect(campuses.getAllByRole('link')).toHaveLength(boardingBranches().length);
  expect(screen.getByRole('heading', { name: 'Wait a year when' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'A week in the house' })).toHaveTextContent(
    'call home',
  );
  expect(screen.getByRole('region', { name: 'What to pack' })).toHaveTextContent('medical form');
});

it('leads from one page to the other', () => {
  const { unmount } = render(<DaySections page={day} contact={CONTACT} />);
  expect(screen.getByRole('link', { name: /boarding campuses/ })).toHaveAttribute(
    'href',
    '/admissions-open-for-2025-26-boarding',
  );
  unmount();
  render(<BoardingSections page={boarding} contact={CONTACT} />);
  expect(screen.getByRole('link', { name: /Day schools/ })).toHaveAttribute(
    'href',
    '/admissions-open-for-2025-26',
  );
});
