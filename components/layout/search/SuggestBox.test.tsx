/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { SearchForm } from './SearchForm';
import { SuggestBox } from './SuggestBox';
import { PAUSE_MS } from './useSuggestions';

const page = (name: string, link: string) => ({ title: name, link, description: '', kind: 'City' });
const PAGES = [page('Schools in Pune', '/pune'), page('Pune admission', '/pune-admission')];

const followed: string[] = [];
const follow = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLElement)) return;
  const link = event.target.closest('a')?.getAttribute('href');
  if (link) followed.push(link);
  event.preventDefault();
};

beforeAll(() => {
  document.addEventListener('click', follow);
});
afterAll(() => document.removeEventListener('click', follow));
afterEach(() => {
  followed.length = 0;
});

type Ask = { text: string; signal: AbortSignal };

const open = (
  answer: (text: string) => Response | Promise<Response> = () =>
    HttpResponse.json({ results: PAGES }),
) => {
  const asked: Ask[] = [];
  fakeNetwork.use(
    http.get('/api/search', ({ request }) => {
      const text = new URL(request.url).searchParams.get('s') ?? '';
      asked.push({ text, signal: request.signal });
      return answer(text);
    }),
  );
  const view = render(<SearchForm Box={SuggestBox} />);
  return {
    ...view,
    asked,
    box: screen.getByRole('combobox', { name: 'What are you looking for?' }),
  };
};

const texts = (asked: readonly Ask[]) => asked.map(({ text }) => text);
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS + 50));

it('suggests pages after a pause, with one request for the whole text', async () => {
  const { person, box, asked } = open();
  await person.type(box, 'pune');
  expect(asked).toEqual([]);
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
  expect(texts(asked)).toEqual(['pune']);
  expect(options()).toEqual(['Schools in PuneCity', 'Pune admissionCity']);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getByText(/^2 suggestions\./)).toHaveAttribute('role', 'status');
});

it('walks through the list and out of it with the arrow keys, the focus in the box', async () => {
  const { person, box } = open();
  await person.type(box, 'pune');
  await screen.findByRole('listbox');
  const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
  expect(chosen()).toBeNull();
  await person.keyboard('{ArrowDown}');
  expect(chosen()).toBe('Schools in PuneCity');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBeNull();
  expect(box).not.toHaveAttribute('aria-activedescendant');
  await person.keyboard('{ArrowUp}');
  expect(chosen()).toBe('Pune admissionCity');
  expect(box).toHaveFocus();
});

it('follows the chosen page with Enter, or with a press', async () => {
  const { person, box } = open();
  await person.type(box, 'pune');
  await screen.findByRole('listbox');
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await person.click(screen.getByRole('option', { name: /Schools in Pune/ }));
  expect(followed).toEqual(['/pune-admission', '/pune']);
});

it('closes with Escape and opens again with the arrow', async () => {
  const { person, box, asked } = open();
  await person.type(box, 'pune');
  await screen.findByRole('listbox');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveValue('pune');
  await person.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  expect(texts(asked)).toEqual(['pune']);
});

it('closes when the focus leaves', async () => {
  const { person, box } = open();
  await person.type(box, 'pune');
  await screen.findByRole('listbox');
  await person.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('ends the request that was overtaken and shows the last answer only', async () => {
  const { person, box, asked } = open((text) =>
    text === 'pu'
      ? new Promise(() => undefined)
      : HttpResponse.json({ results: [page(text, `/${text}`)] }),
  );
  await person.type(box, 'pu');
  await waitFor(() => expect(texts(asked)).toEqual(['pu']));
  await person.type(box, 'ne');
  await screen.findByRole('option', { name: /pune/ });
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(texts(asked)).toEqual(['pu', 'pune']);
});

it.each(['   ', 'p'])('asks nothing for %p', async (text) => {
  const { person, box, asked } = open();
  await person.type(box, text);
  await pause();
  expect(asked).toEqual([]);
});

it('takes the list away when the text goes', async () => {
  const { person, box } = open();
  await person.type(box, 'pune');
  await screen.findByRole('listbox');
  await person.clear(box);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('says so when nothing fits, and shows no empty list', async () => {
  const { person, box } = open(() => HttpResponse.json({ results: [] }));
  await person.type(box, 'qqq');
  expect(await screen.findByText('No suggestions.')).toBeInTheDocument();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('shows no more than six', async () => {
  const many = Array.from({ length: 30 }, (_, at) => page(`Page ${at}`, `/${at}`));
  const { person, box } = open(() => HttpResponse.json({ results: many }));
  await person.type(box, 'page');
  await screen.findByRole('listbox');
  expect(options()).toHaveLength(6);
});

it.each([429, 503])('goes on without suggestions when the answer is %d', async (status) => {
  const { person, box, asked } = open(() =>
    HttpResponse.json({ error: { code: 'request/too-many' } }, { status }),
  );
  await person.type(box, 'pune');
  await waitFor(() => expect(texts(asked)).toEqual(['pune']));
  await pause();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
