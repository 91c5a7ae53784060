/** @jest-environment jest-fixed-jsdom */

import { render as hydrate, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderToString } from 'react-dom/server';
import type { CitySlug } from '@/data/places/places';
import { saveVisitAnswers } from '@/lib/enquiry/visitAnswers';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { buildCityPage } from '@/lib/schools/directory/cityPage';
import { buildFinderPlaces } from '@/lib/schools/finder/finderPlaces';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { BranchFilter } from './BranchFilter';

beforeEach(() => {
  fakeNetwork.use(http.get('/api/places', () => HttpResponse.json(buildFinderPlaces())));
});

const filterOf = (city: CitySlug) => {
  const page = buildCityPage(city);
  if (!page) throw new Error(`No page for ${city}`);
  return <BranchFilter city={city} cards={page.cards} map={page.map} />;
};

const show = (city: CitySlug) => render(filterOf(city));

const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it.each([
  ['Koramangla', 'OIS BTM Layout'],
  ['Whitefeild', 'OIS Kadugodi'],
  ['marathalli', 'OIS Panathur'],
  ['yelhanka', 'OIS Yelahanka'],
  ['nagarbavi', 'OIS Nagarbhavi'],
])('finds the branch for a parent who types %p', async (typed, found) => {
  const { person } = show('bangalore');
  await person.type(screen.getByLabelText('Your area or locality'), typed);
  await waitFor(() => expect(cards()[0]).toBe(found));
  expect(screen.getByRole('status')).toHaveTextContent(
    new RegExp(`^\\d+ of ${siteBranchesOf('bangalore').length} branches serves? it$`),
  );
});

it('points out the locality that was meant', async () => {
  const { person } = show('bangalore');
  await person.type(screen.getByLabelText('Your area or locality'), 'Koramangla');
  await waitFor(() => expect(screen.getAllByText('Koramangala')[0]?.tagName).toBe('MARK'));
});

it('says so when nothing fits, and brings the whole list back', async () => {
  const { person } = show('pune');
  await person.type(screen.getByLabelText('Your area or locality'), 'Timbuktu');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No branch found'));
  expect(cards()).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Show all branches' }));
  expect(cards()).toHaveLength(siteBranchesOf('pune').length);
  expect(screen.getByLabelText('Your area or locality')).toHaveValue('');
  expect(screen.getByLabelText('Your area or locality')).toHaveFocus();
});

it('answers a parent who typed before the page was hydrated', async () => {
  const filter = filterOf('pune');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(filter);
  screen.getByLabelText<HTMLInputElement>('Your area or locality').value = 'Wakad';
  hydrate(filter, { container, hydrate: true });
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      `of ${siteBranchesOf('pune').length} branches`,
    ),
  );
  expect(screen.getByLabelText('Your area or locality')).toHaveValue('Wakad');
});

it('asks the site’s search where there is no JavaScript', () => {
  show('mumbai');
  const field = screen.getByLabelText('Your area or locality');
  expect(field).toHaveAttribute('name', 's');
  expect(field.closest('form')).toHaveAttribute('action', '/search');
});

it('leaves the branches that teach the class for the fees, and says how many', async () => {
  const { person } = show('bangalore');
  await person.selectOptions(screen.getByLabelText('Class'), 'Grade 12');
  expect(cards()).toEqual(['OIS Sarjapur Road', 'OIS Kanakapura Road']);
  await person.click(screen.getByLabelText('With boarding'));
  expect(cards()).toEqual(['OIS Kanakapura Road']);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 of \d+ branches fits$/);
});

it('shows the way out when no branch is all of that', async () => {
  const { person } = show('bangalore');
  await person.selectOptions(screen.getByLabelText('Board'), 'ICSE');
  await person.selectOptions(screen.getByLabelText('Class'), 'Grade 12');
  expect(cards()).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'Ask the admissions team' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show all branches' }));
  expect(cards()).toHaveLength(siteBranchesOf('bangalore').length);
});

it('puts the nearest branch first for a visitor whose locality the finder has learnt', async () => {
  saveVisitAnswers({ locality: 'Whitefield', city: 'bangalore' });
  show('bangalore');
  await waitFor(() => expect(cards()[0]).toBe('OIS Kadugodi'));
  expect(screen.getByRole('status')).toHaveTextContent('the nearest to Whitefield first');
  expect(screen.getAllByText(/^(within|about) \d+ km away$/)).toHaveLength(cards().length);
  sessionStorage.clear();
});

it('shows fees and hours on each card in one line', () => {
  show('pune');
  const [card] = screen.getAllByRole('article');
  expect(card).toHaveTextContent(/Tuition from ₹[\d,]+ a year · [\d.]+ am to [\d.]+ pm/);
});
