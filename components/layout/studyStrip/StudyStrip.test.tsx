/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { chromeFor } from '@/lib/chrome/rules';
import { render } from '@/lib/testing/render';
import { StudyStrip } from './StudyStrip';

const links = () =>
  within(
    screen.getByRole('navigation', { name: 'Study material' }),
  ).getAllByRole<HTMLAnchorElement>('link');

it('leads to every kind of study material in order', () => {
  render(<StudyStrip />);
  expect(links().map((link) => link.textContent)).toEqual([
    'NCERT',
    'CBSE',
    'Worksheets',
    'Papers',
    'Calculators',
    'Formulas',
    'Converters',
    'Poems',
    'Stories',
  ]);
});

it('leads only to pages that have the strip themselves', () => {
  render(<StudyStrip />);
  for (const link of links()) {
    expect(chromeFor(new URL(link.href).pathname).hasStudyStrip).toBe(true);
  }
});
