/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { buildCertificatesPage } from '@/lib/content/programs/certificatesPage';
import { render } from '@/lib/testing/render';
import { CertificateFinder } from './CertificateFinder';

const { lists: _, ...FINDER } = buildCertificatesPage();

const branch = () => screen.getByRole('combobox', { name: 'Branch' });
const number = () => screen.getByRole('textbox', { name: 'Certificate number' });
const find = () => screen.getByRole('button', { name: 'Find' });

const open = (search = '') => {
  window.history.replaceState(null, '', `/transfer-certificates${search}`);
  return render(<CertificateFinder {...FINDER} />);
};

it('shows a parent the certificate, however the number is written, and keeps the address up', async () => {
  const { person } = open();
  await person.selectOptions(branch(), 'OIS Jalahalli');
  await person.type(number(), 'TC 2025-14{Enter}');
  const answer = screen.getByRole('status');
  expect(answer).toHaveTextContent('Certificate 2025/014 is in the list');
  expect(answer).toHaveTextContent('Grade 8');
  expect(answer).toHaveTextContent('16 April 2025');
  expect(answer).toHaveTextContent('Sample entry');
  expect(window.location.search).toBe('?branch=jalahalli&number=TC+2025-14');
});

it('says what to do next when the number is not in the list of that branch', async () => {
  const { person } = open();
  await person.selectOptions(branch(), 'OIS Nigdi');
  await person.type(number(), '2025/014');
  await person.click(find());
  const answer = screen.getByRole('status');
  expect(answer).toHaveTextContent('No certificate 2025/014 of OIS Nigdi is in the list');
  expect(answer).toHaveTextContent('Ask the office of the branch');
  expect(answer).toHaveTextContent('1-800-000-0101');
});

it('asks for the branch first, then for the number, then for a number that can be one', async () => {
  const { person } = open();
  await person.click(find());
  expect(branch()).toHaveFocus();
  expect(branch()).toHaveAccessibleDescription(/Please choose the branch/);
  await person.selectOptions(branch(), 'OIS Batawadi');
  await person.click(find());
  expect(number()).toHaveFocus();
  expect(number()).toHaveAccessibleDescription(/Please enter the number/);
  await person.type(number(), 'Asha Rao');
  await person.click(find());
  expect(number()).toHaveAccessibleDescription(/not a certificate number/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(window.location.search).toBe('');
});

it('answers a link that brings branch and number along', () => {
  open('?branch=batawadi&number=2025%2F002');
  expect(branch()).toHaveValue('batawadi');
  expect(screen.getByRole('status')).toHaveTextContent('Certificate 2025/002 is in the list');
});

it.each([
  ['?branch=atlantis&number=2025%2F002', branch],
  ['?branch=batawadi&number=', number],
])('names the mistake in the link %s', (search, field) => {
  open(search);
  expect(field()).toBeInvalid();
});
