/** @jest-environment jest-fixed-jsdom */

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { PREFLIGHT_COPY } from '@/data/copy/desk/preflight';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import type { Cell, Cells } from '@/lib/preflight/columns';
import type { PreflightRun } from '@/lib/preflight/contract';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { Preflight } from './Preflight';

const fine = (found: string): Cell => ({ found, expected: null });

const CELLS: Cells = {
  status: fine('200'),
  header: fine('campaign'),
  footer: fine('none'),
  number: fine(formatPhone(SCHOOL.phone)),
  form: fine('above the fold'),
  cities: fine('20'),
  sending: fine('not sent: another site'),
  'tags before': fine('none'),
  'tags after': fine('gtm'),
  lead: fine('gtm'),
  weight: fine('244 kB, JS 187 kB'),
  LCP: fine('h1 344 ms'),
};

const RUN: PreflightRun = {
  id: 'run-1',
  path: '/campaign/pune',
  askedAt: 1,
  state: 'done',
  done: 8,
  of: 8,
  doneAt: Date.UTC(2025, 5, 1, 6, 30),
  problem: null,
  result: { visits: 8, rows: [{ path: '/campaign/pune', as: 'all', cells: CELLS }] },
};

/** What the endpoint answers, one after the other; the last one again and again. */
const answers = (...runs: (Partial<PreflightRun> | null)[]) => {
  let at = 0;
  const next = () => {
    const run = runs[Math.min(at, runs.length - 1)];
    at += 1;
    return HttpResponse.json({ run: run ? { ...RUN, result: null, ...run } : null });
  };
  fakeNetwork.use(
    http.get('*/api/desk/preflight/run', next),
    http.post('*/api/desk/preflight', next),
  );
};

// Each page has its own: what SWR has read before stays.
let page = 0;
const show = () => {
  page += 1;
  render(<Preflight path={`/campaign/page-${page}`} />);
};

it('asks for a check, tells how it gets on, and then what it found', async () => {
  answers(
    null,
    { state: 'waiting', done: 0 },
    { state: 'running', done: 3 },
    { state: 'done', result: RUN.result },
  );
  show();
  expect(await screen.findByText(PREFLIGHT_COPY.never)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: PREFLIGHT_COPY.start }));
  expect(await screen.findByText(PREFLIGHT_COPY.waiting)).toBeVisible();
  expect(await screen.findByText('3 of 8 visits are done …', {}, { timeout: 4_000 })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: PREFLIGHT_COPY.progress })).toHaveValue(3);
  expect(await screen.findByText(PREFLIGHT_COPY.fine, {}, { timeout: 4_000 })).toBeVisible();
  const row = screen.getByRole('row', { name: /Form can be sent/ });
  expect(row).toHaveTextContent('nobody gets it');
  expect(screen.getByRole('img', { name: PREFLIGHT_COPY.picture.phone })).toHaveAttribute(
    'src',
    '/api/desk/preflight/picture?run=run-1&size=phone',
  );
}, 15_000);

it('names what is broken in a sentence, for whom, and what to do', async () => {
  const form = { found: '40 px below the fold', expected: 'above the fold' };
  const rows = [
    { path: '/campaign/pune', as: 'google', cells: { ...CELLS, form } },
    { path: '/campaign/pune', as: 'direct', cells: { ...CELLS, sending: null } },
  ];
  answers({ result: { visits: 8, rows } });
  show();
  const list = await screen.findByText(PREFLIGHT_COPY.broken(1));
  expect(list.parentElement).toHaveTextContent(
    'The first field of the form is not on the first screen (google): found 40 px below the fold, expected above the fold. Shorten the heading and the line below it.',
  );
  const row = screen.getByRole('row', { name: /Form on the first screen/ });
  expect(within(row).getByText(PREFLIGHT_COPY.notInOrder)).toBeInTheDocument();
  expect(row).toHaveTextContent('direct: above the fold');
  expect(screen.queryByText(PREFLIGHT_COPY.fine)).not.toBeInTheDocument();
});

it('says of a page that does not open nothing else', async () => {
  const cells = {
    ...CELLS,
    status: { found: '404', expected: '200' },
    form: { found: 'none', expected: 'above the fold' },
  };
  answers({ result: { visits: 8, rows: [{ path: '/campaign/pune', as: 'all', cells }] } });
  show();
  const list = await screen.findByText(PREFLIGHT_COPY.broken(1));
  expect(list.parentElement).toHaveTextContent(/The page does not open: found 404, expected 200\./);
});

it.each([
  [{ state: 'no-browser' as const }, PREFLIGHT_COPY.noBrowser],
  [{ state: 'failed' as const, problem: 'The site is down.' }, /The site is down\.$/],
])('says in a sentence why nothing was found: %j', async (run, sentence) => {
  answers(run);
  show();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: PREFLIGHT_COPY.again })).toBeEnabled();
});

it('says what the site answers where it does not take the question', async () => {
  answers(null);
  show();
  await screen.findByText(PREFLIGHT_COPY.never);
  const error = { code: 'request/too-many', message: 'Wait a little.' };
  fakeNetwork.use(
    http.post('*/api/desk/preflight', () => HttpResponse.json({ error }, { status: 429 })),
  );
  await userEvent.click(screen.getByRole('button', { name: PREFLIGHT_COPY.start }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait a little.');
});
