/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { EVENTS } from '@/data/content/events/events';
import { render } from '@/lib/testing/render';
import { EventSections } from './EventSections';

it('says who knows the days of a branch', () => {
  render(<EventSections />);
  expect(screen.getByText(/^Each branch sets its own days/)).toBeVisible();
});

it('shows each event, and leads to the page of Go Cosmo', () => {
  render(<EventSections />);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(EVENTS.length);
  const [cosmo] = cards;
  if (!cosmo) throw new Error('No event');
  expect(within(cosmo).getByRole('link', { name: 'Go Cosmo 2024' })).toHaveAttribute(
    'href',
    '/event/go-cosmo-2024',
  );
  expect(cosmo).toHaveTextContent('2024, past');
});
