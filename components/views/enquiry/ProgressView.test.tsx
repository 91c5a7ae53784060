/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import type { EnquiryProgress } from '@/lib/enquiry/progress';
import { render } from '@/lib/testing/render';
import { ProgressView } from './ProgressView';

const SENT: EnquiryProgress = {
  reference: 'OIS-7K3M-92QF',
  stage: 'sent',
  days: { received: '15 April 2025', sent: '16 April 2025', 'in-touch': null },
  canBeCalled: true,
};

const steps = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('shows how far the enquiry has come, and when', () => {
  render(<ProgressView progress={SENT} />);
  expect(screen.getByText('OIS-7K3M-92QF')).toBeVisible();
  expect(steps()).toEqual([
    'Received. DoneYour enquiry is saved with us.15 April 2025',
    'Sent to the admissions team. DoneThe admissions team of the branch has the details.16 April 2025',
    'In touch. Still to come',
  ]);
  const [, current] = screen.getAllByRole('listitem');
  expect(current).toHaveAttribute('aria-current', 'step');
});

it('says what happens next, and how to reach the school', () => {
  render(<ProgressView progress={SENT} />);
  const next = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(next.getByText(/The branch calls you/)).toBeVisible();
  expect(next.getByRole('link', { name: '1-800-000-0101' })).toHaveAttribute(
    'href',
    'tel:18000000101',
  );
});

it('asks a parent who left no number to call', () => {
  render(<ProgressView progress={{ ...SENT, stage: 'received', canBeCalled: false }} />);
  expect(screen.getByText(/You gave no mobile number/)).toBeVisible();
});
