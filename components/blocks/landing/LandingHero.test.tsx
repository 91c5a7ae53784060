/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { render } from '@/lib/testing/render';
import { LandingHero } from './LandingHero';

// The form’s code comes after the page, and is big for a busy machine.
const findForm = () => screen.findByLabelText('Session Year', {}, { timeout: 15_000 });

const HERO = {
  heading: 'A school near the river',
  lead: 'On both banks.',
  points: ['No entrance test', 'A reference at once'],
  form: { heading: 'Ask for a seat', branchId: 8, gradeId: 5 },
};

it('puts the form right after the promise, where the header’s buttons find it', async () => {
  render(<LandingHero {...HERO} />);
  const form = screen.getByRole('region', { name: 'Ask for a seat' });
  expect(form).toHaveAttribute('id', 'enquire-desktop');
  expect(form.querySelector('#enquire-mobile')).toBeInTheDocument();
  expect(await findForm()).toHaveDisplayValue('Grade 1');
  const points = screen.getByRole('list', { name: 'In short' });
  expect(form.compareDocumentPosition(points)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows the number only where it is given', async () => {
  const { rerender } = render(<LandingHero {...HERO} />);
  await findForm();
  expect(screen.queryByRole('link', { name: /^1-800/ })).not.toBeInTheDocument();
  rerender(<LandingHero {...HERO} phone="18009990105" />);
  expect(screen.getByRole('link', { name: '1-800-999-0105' })).toHaveAttribute(
    'data-shown-phone',
    '18009990105',
  );
});

it('names the place beside its image', async () => {
  render(
    <LandingHero
      {...HERO}
      place={{ picture: '/pictures/cities/pune.svg', name: 'Pune', detail: 'Ten branches' }}
    />,
  );
  await findForm();
  expect(screen.getByText('Ten branches')).toBeVisible();
});
