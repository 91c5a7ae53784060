/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { render } from '@/lib/testing/render';
import { EnquireNowButton } from './EnquireNowButton';
import { WhatsAppButton } from './WhatsAppButton';

let addresses: string[] = [];
let open: jest.SpyInstance;

// Stands for the new tab: what is written into it, and where it is sent.
const tab = () => ({
  opener: window,
  document: document.implementation.createHTMLDocument(),
  location: { replace: (address: string) => addresses.push(address) },
});

beforeEach(() => {
  addresses = [];
  open = jest.spyOn(window, 'open');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/lp/pune?utm_source=google&x=1');
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const openTab = () => {
  const opened = tab();
  open.mockReturnValue(opened);
  return opened;
};

const answerWith = (answer: () => Response | Promise<Response>) => {
  const received: unknown[] = [];
  fakeNetwork.use(
    http.post('*/api/leads/whatsapp', async ({ request }) => {
      received.push(await request.json());
      return answer();
    }),
  );
  return received;
};

const press = async () => {
  const { person } = render(<WhatsAppButton />);
  const button = screen.getByRole('button', { name: 'WhatsApp' });
  await person.click(button);
  return { person, button };
};

it('opens the chat with the ticket in a tab that knows nothing of this one', async () => {
  const opened = openTab();
  const received = answerWith(() => HttpResponse.json({ ref_id: 'T-77' }));
  await press();
  await waitFor(() => expect(addresses).toHaveLength(1));
  expect(new URL(addresses[0] ?? '').searchParams.get('text')).toMatch(/Ticket ID: T-77$/);
  expect(opened.opener).toBeNull();
  expect(opened.document.title).toBe('Opening WhatsApp…');
  expect(received).toEqual([
    { lead_url: 'http://localhost/lp/pune?utm_source=google&x=1', utm_source: 'google' },
  ]);
});

it.each([
  ['fails', () => HttpResponse.json({ error: { code: 'service/unavailable' } }, { status: 503 })],
  ['is cut off', () => HttpResponse.error()],
  ['is nonsense', () => HttpResponse.json('surprise')],
  ['has no ticket', () => HttpResponse.json({ ref_id: null })],
])('opens the chat with the plain message when the answer %s', async (_how, answer) => {
  openTab();
  answerWith(answer);
  const { button } = await press();
  await waitFor(() => expect(addresses).toEqual([button.getAttribute('href')]));
});

it('opens one tab when it is pressed twice', async () => {
  openTab();
  let letGo = () => {};
  const received = answerWith(
    () =>
      new Promise((resolve) => {
        letGo = () => resolve(HttpResponse.json({ ref_id: 'T-1' }));
      }),
  );
  const { person, button } = await press();
  await waitFor(() => expect(received).toHaveLength(1));
  expect(button).toHaveAttribute('aria-busy', 'true');
  await person.click(button);
  letGo();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(open).toHaveBeenCalledTimes(1);
  expect(addresses).toHaveLength(1);
});

it('is pressed by the space bar as every button is', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="enquire-desktop"><div id="enquire-mobile"><input aria-label="Parent name"></div></div>',
  );
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { person } = render(<EnquireNowButton />);
  await person.tab();
  await person.tab();
  expect(screen.getByRole('button', { name: 'Enquire Now' })).toHaveFocus();
  await person.keyboard(' ');
  expect(screen.getByLabelText('Parent name')).toHaveFocus();
  document.getElementById('enquire-desktop')?.remove();
});
