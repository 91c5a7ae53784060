/** @jest-environment jest-fixed-jsdom */

import { screen } from '@testing-library/react';
import { LP_CITIES } from '@/data/places/places';
import { branchPath } from '@/data/routes/paths/places';
import { boardingBranches } from '@/lib/schools/directory/branches';
import { buildBoardingSchoolPage, buildDaySchoolPage } from '@/lib/schools/directory/schoolPages';
import { render } from '@/lib/testing/render';
import { BoardingSchoolView } from './BoardingSchoolView';
import { DaySchoolView } from './DaySchoolView';

const SEO = { path: '/x', title: 'X', description: 'X', robots: 'index' as const };

it('leads a parent from day schools to each of the cities', () => {
  render(<DaySchoolView page={buildDaySchoolPage()} seo={SEO} />);
  const links = screen.getAllByRole('link', { name: /\d+ branch/ });
  expect(links).toHaveLength(LP_CITIES.length);
  expect(links.map((link) => link.getAttribute('href'))).toContain('/ois-pune-branches');
});

it('shows each campus with boarding', () => {
  render(<BoardingSchoolView page={buildBoardingSchoolPage()} seo={SEO} />);
  const links = screen
    .getAllByRole('article')
    .map((card) => card.querySelector('a')?.getAttribute('href'));
  expect(links).toContain('/bangalore-branches/boarding-school-kanakapura-road');
  expect(links).toEqual(boardingBranches().map(branchPath));
});
