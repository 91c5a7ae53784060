/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { ADMISSION_STEPS } from '@/data/content/admissionSteps';
import { BOARDS } from '@/data/content/boards';
import { BROCHURE } from '@/data/content/brochure';
import { BOARDING_SCHOOL } from '@/data/content/dayAndBoarding';
import { DOCUMENTS } from '@/data/content/documents';
import { FEE_HEADS, FEE_QUESTIONS } from '@/data/content/feeHeads';
import { GRADES } from '@/data/grades';
import { BRANCH_LIST, CITY_LIST } from '@/data/places/places';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { SCHOOL } from '@/data/school';
import { buildBrochure } from '@/lib/schools/brochure/buildBrochure';
import { boardingBranches, branchTitle, gradesLabel } from '@/lib/schools/directory/branches';
import { render } from '@/lib/testing/render';
import { BrochureView } from './BrochureView';

const show = () => {
  render(<BrochureView seo={seoFor(PATHS.brochure)} page={buildBrochure()} />);
  return screen.getByRole('article');
};

const linksOf = (article: HTMLElement) =>
  within(article)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');

it('has every city, and every branch with its board and grades', () => {
  const text = show().textContent ?? '';
  for (const { displayName } of CITY_LIST) expect(text).toContain(displayName);
  for (const branch of BRANCH_LIST) {
    expect(text).toContain(branchTitle(branch));
    expect(text).toContain(`${branch.board} · ${gradesLabel(branch)}`);
  }
  const branches = screen.getByRole('region', { name: BROCHURE.branches.heading });
  expect(within(branches).getAllByRole('listitem')).toHaveLength(BRANCH_LIST.length);
});

it('tells the boards, the ages, the steps, the documents, the fee heads and what to ask', () => {
  const text = show().textContent ?? '';
  const told = [
    ...BOARDS.flatMap((board) => [board.name, board.text, board.examinations]),
    ...GRADES.map(({ name }) => name),
    ...ADMISSION_STEPS.flatMap((step) => [step.title, step.text]),
    ...DOCUMENTS.map(({ name }) => name),
    ...FEE_HEADS.flatMap(({ head, pays, when, depends }) => [head, pays, when, depends]),
    ...FEE_QUESTIONS,
    ...boardingBranches().map(branchTitle),
    ...BOARDING_SCHOOL.questions.flatMap(({ question, answer }) => [question, answer]),
    ...BROCHURE.reach.hints,
  ];
  expect(told.filter((words) => !text.includes(words))).toEqual([]);
});

it('has the rupee sign and names no amount', () => {
  const text = show().textContent;
  expect(text).toContain('₹');
  expect(text).not.toMatch(/(₹|Rs\.?|INR)\s*\d/);
});

it('leads from its contents to every chapter and city, and to the phone and e-mail address', () => {
  const article = show();
  const places = linksOf(article).filter((href) => href.startsWith('#'));
  expect(places).toHaveLength(buildBrochure().chapters.length + CITY_LIST.length);
  expect(places.filter((place) => article.querySelector(place) === null)).toEqual([]);
  expect(linksOf(article)).toEqual(
    expect.arrayContaining([`tel:${SCHOOL.phone}`, `mailto:${SCHOOL.email}`]),
  );
});

it('gives the same as a file', () => {
  const link = within(show()).getByRole('link', { name: BROCHURE.download });
  expect(link).toHaveAttribute('href', '/brochure.pdf');
  expect(link).toHaveAttribute('download');
});
