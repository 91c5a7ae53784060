/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { render } from '@/lib/testing/render';
import { EventFooter } from './EventFooter';

it('says what the event was, where to read more and whom to ask', () => {
  render(<EventFooter path="/event/go-cosmo-2024" />);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Go Cosmo 2024')).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/event');
  expect(footer.getByRole('link', { name: 'Find a school near you' })).toHaveAttribute(
    'href',
    '/nearme',
  );
  expect(footer.getAllByRole('link', { name: formatPhone(SCHOOL.phone) })[0]).toHaveAttribute(
    'href',
    `tel:${SCHOOL.phone}`,
  );
  expect(footer.getByRole('link', { name: SCHOOL.email })).toBeInTheDocument();
});
