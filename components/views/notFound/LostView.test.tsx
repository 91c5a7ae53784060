/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { render } from '@/lib/testing/render';
import { LostView } from './LostView';

it.each([
  ['notFound', 'We could not find this page'],
  ['failed', 'Something went wrong'],
] as const)('offers the home page and the search on %p', (reason, heading) => {
  render(<LostView reason={reason} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  const box = screen.getByRole('textbox', { name: 'What are you looking for?' });
  expect(box.closest('form')).toHaveAttribute('action', '/search');
});

it('gives the number to call when something broke', () => {
  render(<LostView reason="failed" />);
  expect(screen.getByRole('link', { name: formatPhone(SCHOOL.phone) })).toBeInTheDocument();
});
