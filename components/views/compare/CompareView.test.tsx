/** @jest-environment jest-fixed-jsdom */
import { render as hydrate, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import Router from 'next/router';
import { renderToString } from 'react-dom/server';
import { saveVisitAnswers } from '@/lib/enquiry/visitAnswers';
import { buildComparePage } from '@/lib/schools/compare/comparePage';
import { orderFacts } from '@/lib/schools/compare/orderFacts';
import { buildFinderPlaces } from '@/lib/schools/finder/finderPlaces';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { CompareView } from './CompareView';

const show = (branches?: string) => {
  const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
  const { person, rerender } = render(<CompareView page={buildComparePage(branches)} />);
  const goTo = (next?: string) => rerender(<CompareView page={buildComparePage(next)} />);
  return { person, push, goTo };
};

const columns = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);
const box = () => screen.getByLabelText('Add a branch');
const shownWith = (slugs: string) => [`/compare?branches=${slugs}`, undefined, { scroll: false }];

afterEach(() => jest.restoreAllMocks());

it('shows a parent board, grades, boarding and fees of two branches side by side', () => {
  show('btm-layout,boarding-school-sonipat');
  expect(columns()).toEqual(['OIS BTM Layout', 'OIS Delhi NCR']);
  const table = screen.getByRole('table', { name: 'The branches side by side' });
  for (const fact of ['ICSE', 'Grade 1 to Grade 12', 'Yes; day pupils are welcome too']) {
    expect(within(table).getByText(fact)).toBeInTheDocument();
  }
  expect(screen.queryByRole('link', { name: /fee sheet/ })).not.toBeInTheDocument();
});

it('shows what a parent pays later, when, for the bus and to whom they talk', () => {
  show('btm-layout,boarding-school-sonipat');
  const table = within(screen.getByRole('table'));
  for (const fact of [
    'A later year, terms only',
    '5 June, 12 September and 10 December',
    '₹24,600 to ₹34,800 a year, by distance',
    '8 stops, 9 to 25 minutes away',
    'Sumangala Hebbar, since 2017',
  ]) {
    expect(table.getByText(fact)).toBeInTheDocument();
  }
});

it('leads to the form of a branch, for its fee sheet, only where its fees are not given', () => {
  const page = buildComparePage('btm-layout,jalahalli');
  const branches = page.branches.map((branch, at) =>
    at === 0 ? { ...branch, fees: null } : branch,
  );
  render(<CompareView page={{ ...page, branches, facts: orderFacts(branches) }} />);
  const links = screen.getAllByRole('link', { name: /^Ask for the fee sheet/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/bangalore-branches/btm-layout#enquire-desktop',
  ]);
});

it('says of a branch far from the others that it is, beside the distance of those', () => {
  show('btm-layout,jalahalli,nigdi');
  expect(screen.getByText('To OIS Jalahalli: about 17 km')).toBeInTheDocument();
  expect(screen.getByText('More than 60 km from the others')).toBeInTheDocument();
});

it('finds a branch as it is typed and puts it into the address', async () => {
  const { person, push } = show('jalahalli');
  await person.type(box(), 'nigd');
  await person.click(await screen.findByRole('button', { name: 'OIS Nigdi Pune' }));
  expect(push).toHaveBeenCalledWith(...shownWith('jalahalli,nigdi'));
  await waitFor(() => expect(box()).toHaveFocus());
  expect(screen.getByText('OIS Nigdi is in the table.')).toBeInTheDocument();
  expect(box()).toHaveValue('');
});

it('finds the branch of a parent who typed before the page was hydrated', async () => {
  const view = <CompareView page={buildComparePage(undefined)} />;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(view);
  screen.getByLabelText<HTMLInputElement>('Add a branch').value = 'nigd';
  hydrate(view, { container, hydrate: true });
  expect(await screen.findByRole('button', { name: 'OIS Nigdi Pune' })).toBeVisible();
  expect(box()).toHaveValue('nigd');
});

it('adds the best match when Enter is pressed', async () => {
  const { person, push } = show();
  await person.type(box(), 'nagarbhavi');
  await screen.findByRole('button', { name: /OIS Nagarbhavi/ });
  await person.keyboard('{Enter}');
  expect(push).toHaveBeenCalledWith(...shownWith('annapoorneshwari-nagar'));
});

it('does not offer what stands in the table', async () => {
  const { person } = show('sohna-road');
  await person.type(box(), 'Gurgaon');
  expect(await screen.findByText('3 branches fit.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Sohna Road/ })).not.toBeInTheDocument();
});

it('says so when nothing fits, and leads to all branches', async () => {
  const { person } = show();
  await person.type(box(), 'Timbuktu');
  const all = await screen.findByRole('link', { name: 'all branches by city' });
  expect(all).toHaveAttribute('href', '/day-school');
});

it('takes a branch out, by a link that works without JavaScript too', async () => {
  const { person, push } = show('jalahalli,nigdi');
  const link = screen.getByRole('link', { name: 'Remove OIS Jalahalli' });
  expect(link).toHaveAttribute('href', '/compare?branches=nigdi');
  await person.click(link);
  expect(push).toHaveBeenCalledWith(...shownWith('nigdi'));
});

it('takes no fourth branch, and the focus stays where the box was', async () => {
  const { person, push, goTo } = show('jalahalli,nigdi');
  push.mockImplementation(async () => {
    goTo('jalahalli,nigdi,panathur');
    return true;
  });
  await person.type(box(), 'panathur');
  await person.click(await screen.findByRole('button', { name: /OIS Panathur/ }));
  await waitFor(() => expect(screen.getByText(/^Three branches are chosen/)).toHaveFocus());
  expect(screen.queryByLabelText('Add a branch')).not.toBeInTheDocument();
});

it('tells a parent which name is no branch, and which one may be meant', () => {
  show('nigdii');
  expect(screen.getByText(/no branch with a page called “nigdii”/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'OIS Nigdi' })).toHaveAttribute(
    'href',
    '/compare?branches=nigdi',
  );
});

it('copies a link to this very comparison', async () => {
  const { person } = show('jalahalli,nigdi');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(screen.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/compare\?branches=jalahalli,nigdi$/));
});

it('offers comparisons to begin with while nothing is chosen', () => {
  show();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Two boards in one city/ })).toHaveAttribute(
    'href',
    '/compare?branches=btm-layout,jalahalli',
  );
});

it('shows first what differs, and once what is the same', () => {
  show('btm-layout,jalahalli');
  const table = screen.getByRole('table', { name: 'The branches side by side' });
  const alike = screen.getByRole('region', { name: 'What is the same' });
  expect(within(table).getAllByText('To OIS Jalahalli: about 17 km')).toHaveLength(1);
  expect(within(table).getByText('Fees of the first year')).toBeInTheDocument();
  expect(within(table).queryByText('Boarding')).not.toBeInTheDocument();
  expect(within(alike).getByText('No, day school only')).toBeInTheDocument();
});

it('begins each line of a fact with the name of its branch, for phones', () => {
  show('btm-layout,jalahalli');
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  const named = cells.map(({ dataset }) => dataset.branch).filter((name) => name !== undefined);
  expect(new Set(named)).toEqual(new Set(['OIS BTM Layout', 'OIS Jalahalli']));
});

it('measures from the locality that the visitor told us, once the places are there', async () => {
  fakeNetwork.use(http.get('/api/places', () => HttpResponse.json(buildFinderPlaces())));
  saveVisitAnswers({ locality: 'Whitefield', city: 'bangalore' });
  show('jalahalli');
  expect(await screen.findByText(/^From Whitefield: about 2\d km$/)).toBeInTheDocument();
  sessionStorage.clear();
});

it('says so in a plain word where one branch has not told a fact that another has', () => {
  const page = buildComparePage('btm-layout,jalahalli');
  const branches = page.branches.map((branch, at) =>
    at === 0 ? { ...branch, hours: [] } : branch,
  );
  render(<CompareView page={{ ...page, branches, facts: orderFacts(branches) }} />);
  expect(screen.getByText('Not given yet')).toBeInTheDocument();
});
