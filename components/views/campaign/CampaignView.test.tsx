/** @jest-environment jest-fixed-jsdom */

import { screen, within } from '@testing-library/react';
import { countWord } from '@/data/copy/countWord';
import { buildCampaignPage } from '@/lib/landing/campaigns/campaignPage';
import { boardingBranches, siteBranchesOf } from '@/lib/schools/directory/branches';
import { sentenceCase } from '@/lib/schools/directory/profile/words';
import { render } from '@/lib/testing/render';
import { CampaignView } from './CampaignView';

const CONTACT = {
  phone: '18009990102',
  brochureUrl: '/brochure.pdf',
};

const PATIENT = { timeout: 15_000 };

const show = async (...segments: string[]) => {
  const built = buildCampaignPage('campaignv1', segments);
  if (!built) throw new Error(`No campaign at ${segments.join('/')}`);
  const shown = render(<CampaignView {...built} contact={CONTACT} />);
  // The form and the sections come after the first screen; their code is big for a busy machine.
  await screen.findByLabelText('Branch', {}, PATIENT);
  await screen.findByRole('link', { name: 'Back to the form' }, PATIENT);
  return shown;
};

const part = (name: RegExp | string) => within(screen.getByRole('region', { name }));

it('promises, then asks: the headline before the form, and one form only', async () => {
  const { container } = await show('bangalore', 'jalahalli');
  const headline = screen.getByRole('heading', { level: 1 });
  expect(headline).toHaveTextContent('CBSE to Class 10 in Jalahalli, Bangalore');
  const form = part('Enquire about OIS Jalahalli').getByLabelText('Parent name');
  expect(headline.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(container.querySelectorAll('form')).toHaveLength(1);
});

it('sets the form to the branch that the page is about, and leaves the class to the parent', async () => {
  await show('bangalore', 'btm-layout');
  expect(screen.getByLabelText('Branch')).toHaveDisplayValue('BTM Layout');
  expect(screen.getByLabelText('Session Year')).toHaveDisplayValue('Please select a Session Year');
});

it('offers only the cities that its file names', async () => {
  await show('delhi-bangalore-move');
  const cities = within(screen.getByLabelText('City')).getAllByRole('option');
  const names = cities.map(({ textContent }) => textContent);
  expect(names.slice(-3)).toEqual(['New Delhi', 'Bangalore', 'Delhi NCR']);
  expect(names).not.toContain('Pune');
  expect(screen.getByLabelText('City')).toHaveDisplayValue('New Delhi');
  expect(screen.getByLabelText('Branch')).toHaveDisplayValue('Dwarka');
});

it('shows the number of the visit, wherever it stands', async () => {
  await show('sonipat');
  const calls = screen.getAllByRole('link', { name: '1-800-999-0102' });
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    expect(call).toHaveAttribute('href', 'tel:18009990102');
    expect(call).toHaveAttribute('data-shown-phone', '18009990102');
  }
});

it('leads from a city to each of its branches, within the family', async () => {
  await show('pune');
  const { length: count } = siteBranchesOf('pune');
  const branches = part(`${sentenceCase(countWord(count))} branches in Pune`);
  expect(branches.getAllByRole('link')).toHaveLength(count);
  expect(branches.getByRole('link', { name: /OIS Nigdi/ })).toHaveAttribute(
    'href',
    '/campaignv1/pune/nigdi',
  );
});

it('tells of life on each campus with boarding', async () => {
  await show('boarding-admission');
  const campuses = part(/places to live and learn$/).getAllByRole('article');
  expect(campuses).toHaveLength(boardingBranches().length);
});

it('draws steps, ages, cities, documents, questions and links', async () => {
  await show('admissions-2025-26');
  expect(part('Five steps to a seat').getAllByRole('listitem')).toHaveLength(5);
  expect(part('Which grade is it?').getByText('17 years')).toBeVisible();
  expect(part('Choose your city').getByRole('link', { name: /Pali/ })).toHaveAttribute(
    'href',
    '/campaignv1/pali',
  );
  expect(part('Papers to look for today').getByText('Birth certificate')).toBeVisible();
  expect(part('Before you send it').getByText('Are there still seats?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'How our fees are made up' })).toHaveAttribute(
    'href',
    '/fee-structure',
  );
});

it('draws lists of facts and of points', async () => {
  await show('senior-secondary');
  expect(part('What to have at hand').getByText('Transfer certificate')).toBeVisible();
  expect(part('Choosing subjects').getByText('Begin at the far end')).toBeVisible();
});

it('says where its facts come from and what the form takes', async () => {
  await show('nagpur');
  expect(screen.getByText(/checked on 15 April 2025/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'What the form takes, and why' })).toHaveAttribute(
    'href',
    '#enquire-mobile',
  );
});
