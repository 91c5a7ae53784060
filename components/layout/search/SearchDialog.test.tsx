/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import Router from 'next/router';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { SearchDialog } from './SearchDialog';

const PUNE = {
  title: 'Schools in Pune',
  link: '/ois-pune-branches',
  description: '10 branches in Pune.',
  kind: 'City',
};

const openSearch = (answer: () => Response = () => HttpResponse.json({ results: [PUNE] })) => {
  const asked: string[] = [];
  fakeNetwork.use(
    http.get('/api/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('s') ?? '');
      return answer();
    }),
  );
  const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
  const view = render(<SearchDialog onClose={() => undefined} />);
  return { ...view, asked, push, box: screen.getByRole('combobox') };
};

const search = () => screen.getByRole('button', { name: 'Search' });

afterEach(() => jest.restoreAllMocks());

it('searches and leads to the results page', async () => {
  const { person, box, asked, push } = openSearch();
  await person.type(box, '  schools & pune  {Enter}');
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith(
      '/search?s=schools%20%26%20pune&answered=1',
      '/search?s=schools%20%26%20pune',
    ),
  );
  expect(asked).toEqual(['schools & pune']);
});

it('asks once for a text that was suggested for already', async () => {
  const { person, box, asked, push } = openSearch();
  await person.type(box, 'pune');
  await screen.findByRole('option', { name: /Schools in Pune/ });
  await person.keyboard('{Enter}');
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  expect(asked).toEqual(['pune']);
});

it('keeps the results for the next time', async () => {
  const { person, box, rerender } = openSearch();
  await person.type(box, 'pune{Enter}');
  expect(await screen.findByRole('link', { name: 'Schools in Pune' })).toHaveAttribute(
    'href',
    '/ois-pune-branches',
  );
  rerender(<p>Another page</p>);
  rerender(<SearchDialog onClose={() => undefined} />);
  expect(screen.getByRole('combobox')).toHaveValue('pune');
  expect(screen.getByRole('link', { name: 'Schools in Pune' })).toBeInTheDocument();
});

it('does nothing for a blank text, and clears the results', async () => {
  const { person, box, asked, push } = openSearch();
  await person.type(box, 'pune{Enter}');
  await screen.findByRole('link', { name: 'Schools in Pune' });
  await person.clear(box);
  await person.type(box, '   ');
  await person.click(search());
  expect(screen.queryByRole('link', { name: 'Schools in Pune' })).not.toBeInTheDocument();
  expect(asked).toEqual(['pune']);
  expect(push).toHaveBeenCalledTimes(1);
});

it('says so when the search is down, and stays', async () => {
  const { person, box, push } = openSearch(() =>
    HttpResponse.json({ error: { code: 'service/unavailable' } }, { status: 503 }),
  );
  await person.type(box, 'pune{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a few minutes.');
  expect(push).not.toHaveBeenCalled();
});

it('is a real form that works without scripts', () => {
  const { box } = openSearch();
  const form = box.closest('form');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).not.toHaveAttribute('method', 'post');
  expect(box).toHaveAttribute('name', 's');
  expect(box).toHaveAttribute('maxlength', '200');
});

it('puts the focus into the box', () => {
  const { box } = openSearch();
  expect(box).toHaveFocus();
});
