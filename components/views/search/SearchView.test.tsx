/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import Router from 'next/router';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { SearchView } from './SearchView';

const seo = {
  path: '/search',
  title: 'Search',
  description: 'All pages.',
  robots: 'noindex',
} as const;
const page = {
  title: 'Fees',
  link: '/fee-structure',
  description: 'What they cover.',
  kind: 'Page',
};

const show = (text: string, results: Parameters<typeof SearchView>[0]['results']) =>
  render(<SearchView seo={seo} text={text} results={results} />);

it('lists the pages that were found', async () => {
  show('fees', [page]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results for “fees”');
  expect(screen.getByText('1 page found')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/fee-structure');
  expect(await screen.findByRole('combobox')).toHaveValue('fees');
});

it('asks for a text when there is none', () => {
  show('', []);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
  expect(screen.queryByText(/found/)).not.toBeInTheDocument();
});

it('offers ways on when nothing was found', () => {
  show('qqq', []);
  expect(screen.getByText('We found no page for this text.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Day schools by city' })).toBeInTheDocument();
});

it('shows what the box was answered, without a second search', async () => {
  const asked: string[] = [];
  fakeNetwork.use(
    http.get('/api/search', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('s') ?? '');
      return HttpResponse.json({ results: [page] });
    }),
  );
  const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
  const { person, rerender } = show('', []);
  await person.type(await screen.findByRole('combobox'), 'fees{Enter}');
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  rerender(<SearchView seo={seo} text="fees" results="answered" />);
  expect(screen.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/fee-structure');
  expect(asked).toEqual(['fees']);
  push.mockRestore();
});

it('asks for the results when it is gone back to after a reload', async () => {
  const replace = jest.spyOn(Router, 'replace').mockResolvedValue(true);
  show('fees', 'answered');
  expect(screen.getByText('Searching…')).toBeInTheDocument();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/search?s=fees'));
  replace.mockRestore();
});

it('says so when the search is down', () => {
  show('fees', null);
  expect(screen.getByRole('alert')).toHaveTextContent('Search is not working just now.');
});

it('shows a hostile text and does not run it', () => {
  const text = '<img src=x onerror="alert(1)">';
  show(text, []);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text);
  expect(document.querySelector('img')).toBeNull();
});

it('takes the results away when a visitor clears them', async () => {
  const { person } = show('fees', [page]);
  await person.clear(await screen.findByRole('combobox'));
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.queryByRole('link', { name: 'Fees' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Search$/);
});

it('follows the page: going back changes the text in the box', async () => {
  const { rerender } = show('fees', [page]);
  const box = await screen.findByRole('combobox');
  rerender(<SearchView seo={seo} text="pune" results={[]} />);
  expect(box).toHaveValue('pune');
});

it('keeps what somebody types while the results before come', async () => {
  const { person, rerender } = show('', []);
  const box = await screen.findByRole('combobox');
  await person.type(box, 'jalahalli');
  rerender(<SearchView seo={seo} text="fees" results={[page]} />);
  expect(box).toHaveValue('jalahalli');
});

it('searches for the newest text while the one before is under way', async () => {
  let answerFees = () => {};
  const fees = new Promise<void>((resolve) => {
    answerFees = resolve;
  });
  fakeNetwork.use(
    http.get('/api/search', async ({ request }) => {
      if (new URL(request.url).searchParams.get('s') === 'fees') await fees;
      return HttpResponse.json({ results: [page] });
    }),
  );
  const push = jest.spyOn(Router, 'push').mockResolvedValue(true);
  const { person } = show('', []);
  const box = await screen.findByRole('combobox');
  await person.type(box, 'fees{Enter}');
  await person.clear(box);
  await person.type(box, 'pune{Enter}');
  await waitFor(() =>
    expect(push).toHaveBeenCalledWith('/search?s=pune&answered=1', '/search?s=pune'),
  );
  answerFees();
  await waitFor(() => expect(screen.queryByText('Searching…')).not.toBeInTheDocument());
  expect(push).toHaveBeenCalledTimes(1);
  push.mockRestore();
});
