/** @jest-environment jest-fixed-jsdom */

import { render as hydrate, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { CitySlug } from '@/data/places/places';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { buildCityPage } from '@/lib/schools/directory/cityPage';
import { render } from '@/lib/testing/render';
import { BranchFilter } from './BranchFilter';

const show = (city: CitySlug) => render(<BranchFilter cards={buildCityPage(city)?.cards ?? []} />);

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
  const filter = <BranchFilter cards={buildCityPage('pune')?.cards ?? []} />;
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
