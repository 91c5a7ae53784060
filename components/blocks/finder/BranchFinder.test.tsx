/** @jest-environment jest-fixed-jsdom */

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { readVisitAnswers } from '@/lib/enquiry/visitAnswers';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { buildFinderPlaces } from '@/lib/schools/finder/finderPlaces';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { BranchFinder } from './BranchFinder';

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  fakeNetwork.use(http.get('/api/places', () => HttpResponse.json(buildFinderPlaces())));
});

const open = () => {
  const { person } = render(<BranchFinder />);
  const locality = screen.getByLabelText('Where do you live?');
  const birth = screen.getByLabelText('Your child was born on');
  const ask = async (place: string, day: string) => {
    await person.clear(locality);
    if (place) await person.type(locality, place);
    fireEvent.change(birth, { target: { value: day } });
    await person.click(screen.getByRole('button', { name: 'Show branches' }));
  };
  return { person, ask, locality, birth };
};

it('finds a branch for a parent who misspells the locality, in the grade of the child', async () => {
  const { ask } = open();
  await ask('Kormangla', '2019-03-14');
  const first = await screen.findByRole('link', { name: 'OIS BTM Layout' });
  expect(first).toHaveAttribute('href', '/bangalore-branches/btm-layout');
  expect(screen.getByRole('status')).toHaveTextContent(
    'enters Grade 1 in the 2025-26 session. The nearest branch to Koramangala that teaches Grade 1 is OIS BTM Layout, about 3 km away.',
  );
  const [nearest, next] = screen.getAllByRole('listitem');
  expect(nearest).toHaveTextContent('Serves Koramangala, about 3 km');
  expect(next).toHaveTextContent(/about \d+ km/);
  const { length: count } = siteBranchesOf('bangalore');
  expect(screen.getByRole('link', { name: `All ${count} branches in Bangalore` })).toBeVisible();
});

it('brings the answer into view and puts the reader at its heading', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { ask } = open();
  await ask('Kharadi', '');
  const heading = await screen.findByRole('heading', { name: 'Branches near Kharadi' });
  expect(heading).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  await ask('Pune', '');
  expect(await screen.findByRole('heading', { name: 'Branches in Pune' })).toHaveFocus();
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('jumps to the answer where the visitor wants no motion', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduce'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { ask } = open();
  await ask('Kharadi', '');
  await screen.findByRole('heading', { name: 'Branches near Kharadi' });
  expect(scroll).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' });
});

it('shows a family in a city without a branch the nearest one and the phone', async () => {
  const { ask } = open();
  await ask('Lucknow', '');
  expect(await screen.findByText(/^We have no branch in Lucknow\./)).toBeVisible();
  const [nearest] = await screen.findAllByRole('listitem');
  expect(nearest).toHaveTextContent(/(OIS|KGS) .*about \d+ km/);
  expect(screen.getAllByRole('link', { name: /^[\d-]+$/ })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\d+$/),
  );
});

it('tells the forms of a home elsewhere without a city of ours', async () => {
  const { ask } = open();
  await ask('Kharadi', '2022-03-10');
  await screen.findByRole('heading', { name: 'Branches near Kharadi' });
  await ask('Lucknow', '2022-03-10');
  await screen.findByRole('heading', { name: 'Branches near Lucknow' });
  expect(readVisitAnswers()).toEqual({ locality: 'Lucknow', birth: '2022-03-10', grade: 2 });
});

it('asks to check a birthday that is still to come', async () => {
  const { ask, birth } = open();
  await ask('Pune', '2999-01-01');
  expect(
    await screen.findByText('This day is still to come. Please check the year.'),
  ).toBeVisible();
  expect(birth).toHaveFocus();
});

it('names the mistake when the place is missing, and puts the parent back into the field', async () => {
  const { ask, locality } = open();
  await ask('', '2019-03-14');
  expect(await screen.findByText(/Please type where you live/)).toBeVisible();
  expect(locality).toHaveFocus();
  expect(locality).toBeInvalid();
});

it('suggests what to try when nobody here knows the place', async () => {
  const { ask, locality } = open();
  await ask('Zanzibar', '2019-03-14');
  expect(await screen.findByText(/We do not know “Zanzibar” yet/)).toBeVisible();
  expect(locality).toHaveFocus();
});

it('asks for the whole date when half of it is missing', async () => {
  const { ask, birth } = open();
  Object.defineProperty(birth, 'validity', { value: { badInput: true } });
  await ask('Pune', '');
  expect(await screen.findByText('Please give a full date: day, month and year.')).toBeVisible();
  expect(birth).toHaveFocus();
});

it('tells the parents of a baby which session to come for', async () => {
  const { ask } = open();
  await ask('Pune', '2024-12-24');
  expect(
    await screen.findByText(
      /can join it in the 2026-27 session. In Maharashtra the age counts on 31 December 2025/,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('shows all branches of a city when the parent gives no date', async () => {
  const { ask } = open();
  await ask('calcutta', '');
  const { length: count } = siteBranchesOf('kolkata');
  expect(await screen.findByText(new RegExp(`\\b${count} branches in Kolkata\\.`))).toBeVisible();
  expect(await screen.findAllByRole('listitem')).toHaveLength(count);
});

it('lets the parent choose between two places of one name', async () => {
  const { ask, person, locality } = open();
  await ask('Model Town', '2019-03-14');
  await person.click(await screen.findByRole('button', { name: 'Model Town, Rohtak' }));
  expect(locality).toHaveValue('Model Town, Rohtak');
  const list = await screen.findByRole('list');
  expect(await within(list).findByRole('link', { name: /Rohtak|Tilyar|Delhi Road/ })).toBeVisible();
});

it('is not told twice: the answer goes to the forms of the visit and back into the finder', async () => {
  const { ask } = open();
  await ask('Kormangla', '2019-03-14');
  await screen.findByRole('link', { name: 'OIS BTM Layout' });
  expect(readVisitAnswers()).toEqual({
    locality: 'Koramangala',
    city: 'bangalore',
    birth: '2019-03-14',
    grade: 5,
  });
  await act(async () => cleanup());
  const again = open();
  expect(again.locality).toHaveValue('Koramangala, Bangalore');
  expect(again.birth).toHaveValue('2019-03-14');
});

it('is a search form where there is no JavaScript', () => {
  const { locality, birth } = open();
  const form = locality.closest('form');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveAttribute('method', 'get');
  expect(locality).toHaveAttribute('name', 's');
  expect(birth).not.toHaveAttribute('name');
});
