/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { INBOX_COPY } from '@/data/copy/desk/inbox';
import { FIRST_CHOICE } from '@/lib/desk/inboxChoice';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { InboxPages } from './InboxPages';

const EMPTY = { lines: [], counts: {}, dueCalls: 0, next: null, unindexed: 0, mark: 'mark' };

it.each([
  [{}, INBOX_COPY.none],
  [{ from: '2026-11-02', to: '2026-11-02' }, INBOX_COPY.none],
  [{ from: '2026-11-02', to: '2026-11-01' }, INBOX_COPY.wrongDays],
  [{ q: 'zzz' }, INBOX_COPY.noneFound],
  [{ calls: 'due' as const }, INBOX_COPY.noCalls],
])('an empty list says why, narrowed by %p', async (change, words) => {
  fakeNetwork.use(http.post('*/api/desk/enquiries', () => HttpResponse.json(EMPTY)));
  render(<InboxPages choice={{ ...FIRST_CHOICE, ...change }} onChoose={jest.fn()} />);
  expect(await screen.findByText(words)).toBeVisible();
});
