/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { buildTransferPage } from '@/lib/landing/transferPage';
import { render } from '@/lib/testing/render';
import { TransferView } from './TransferView';

const SEO = { path: '/x', title: 'X', description: 'X', robots: 'noindex' as const };
const CONTACT = { phone: '18009990104', brochureUrl: '/brochure.pdf' };
const page = buildTransferPage();

it('asks for the grade first', () => {
  render(<TransferView seo={SEO} page={page} contact={CONTACT} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Changing school');
  expect(screen.getByRole('region', { name: 'Ask for a seat' })).toBeInTheDocument();
});

it('opens a city and shows what can be joined at its branches', async () => {
  const { person } = render(<TransferView seo={SEO} page={page} contact={CONTACT} />);
  const where = within(screen.getByRole('region', { name: 'Where your grade can be joined now' }));
  await person.click(where.getByText('Pune'));
  const nigdi = where.getByRole('link', { name: 'OIS Nigdi' });
  expect(nigdi.closest('li')).toHaveTextContent('CBSE · Nursery to Grade 8 in any month');
});

it('is careful with the grades of the board examinations', () => {
  render(<TransferView seo={SEO} page={page} contact={CONTACT} />);
  const who = screen.getByRole('region', { name: 'Who can join, and when' });
  expect(who).toHaveTextContent(/Grade 10Only from Grade 9 of the same board/);
  expect(who).toHaveTextContent(/Grade 12Only from Grade 11 of the same board/);
});

it('explains the documents and both changes of board', () => {
  render(<TransferView seo={SEO} page={page} contact={CONTACT} />);
  expect(screen.getByText('Counter-signature')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'From CBSE to ICSE' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'From ICSE to CBSE' })).toBeVisible();
});
