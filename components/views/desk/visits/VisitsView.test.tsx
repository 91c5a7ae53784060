/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import type { VisitsPage } from '@/lib/desk/visitsPage';
import { render } from '@/lib/testing/render';
import { VisitsView } from './VisitsView';

const VISIT = {
  slot: '2025-12-11T09:30',
  status: 'booked',
  reference: 'OIS-7K3M-92QF',
  parent: 'Asha Rao',
  mobile: '9845012345',
  child: 'Tara',
  grade: 'Grade 1',
  branch: 'OIS Nagarbhavi',
  isReminded: true,
} as const;

const PAGE: VisitsPage = {
  query: { branch: '91', from: '2025-12-08', to: '' },
  branches: [{ value: '91', label: 'OIS Nagarbhavi' }],
  visits: [VISIT],
  hasMore: true,
};

it('shows who comes when, with the number to call, and what was chosen', () => {
  render(<VisitsView {...PAGE} />);
  const table = screen.getByRole('table', { name: 'The next visit first' });
  expect(within(table).getByRole('rowheader')).toHaveTextContent('Thursday 11 December, 9:30 am');
  expect(within(table).getByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
    'href',
    '/desk/enquiries/ois-7k3m-92qf',
  );
  expect(within(table).getByRole('link', { name: '9845012345' })).toHaveAttribute(
    'href',
    'tel:+919845012345',
  );
  expect(within(table).getByText('Booked, reminded')).toBeVisible();
  expect(screen.getByLabelText('Branch')).toHaveValue('91');
  expect(screen.getByLabelText('From')).toHaveValue('2025-12-08');
  expect(screen.getByText(/^There are more\./)).toBeVisible();
});

it('offers no number of a parent who may not be called', () => {
  render(<VisitsView {...PAGE} visits={[{ ...VISIT, status: 'withdrawn', mobile: '' }]} />);
  expect(screen.getByText('Consent withdrawn: do not call')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^\d/ })).toBeNull();
});

it('says that nobody comes', () => {
  render(<VisitsView {...PAGE} visits={[]} hasMore={false} />);
  expect(screen.getByText('Nobody comes on these days.')).toBeVisible();
});
