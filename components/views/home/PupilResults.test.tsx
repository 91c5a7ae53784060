/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { buildHomePage } from '@/lib/schools/directory/homePage';
import { render } from '@/lib/testing/render';
import { PupilResults } from './PupilResults';

it('shows the toppers of both boards', () => {
  render(<PupilResults results={buildHomePage().results} />);
  expect(screen.getByRole('heading', { name: 'ICSE 2025' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'CBSE 2025' })).toBeVisible();
});

it('describes the pictures that say something and leaves the monograms silent', () => {
  render(<PupilResults results={buildHomePage().results} />);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'A robot with two wheels',
    'A chess knight',
    'Two notes of music',
    'A running track',
  ]);
});
