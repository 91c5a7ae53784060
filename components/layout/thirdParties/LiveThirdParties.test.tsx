/** @jest-environment jest-fixed-jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { CONSENT_VERSION } from '@/data/copy/privacyChoices';
import { render as renderPlain } from '@/lib/testing/render';
import { CHOICE_KEY } from '@/lib/thirdParties/choice';
import { ConsentProvider, useConsentQuestion } from './ConsentProvider';
import { LiveThirdParties } from './LiveThirdParties';

const CONFIG = {
  gtm: 'GTM-TEST1',
  ads: 'AW-1',
  pixel: '77',
  chat: 'https://chat.example/widget.js',
  framework: 'https://cdn.example/framework.js',
};
const HOME = { chat: true, tags: 'analytics', path: '/' } as const;
const CAMPAIGN = { chat: false, tags: 'ads', path: '/campaign/pune' } as const;
const TABLES = { chat: false, tags: 'none', path: '/maths-concepts' } as const;

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => new URL(src).host);
const question = () => screen.queryByRole('region', { name: 'Privacy choices' });
const button = (name: string) => screen.getByRole('button', { name });
const save = (choice: string) =>
  localStorage.setItem(CHOICE_KEY, JSON.stringify({ version: CONSENT_VERSION, choice }));

/** As the site does, with the question's state around it. */
const render = (element: ReactElement) => {
  const { rerender, ...rest } = renderPlain(<ConsentProvider>{element}</ConsentProvider>);
  return {
    ...rest,
    rerender: (next: ReactElement) => rerender(<ConsentProvider>{next}</ConsentProvider>),
  };
};

const Opener = () => {
  const { setIsOpen } = useConsentQuestion();
  return (
    <button type="button" onClick={() => setIsOpen(true)}>
      Open
    </button>
  );
};

afterEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.thirdParties;
  delete window.dataLayer;
  delete window.fbq;
  localStorage.clear();
});

it('asks an anonymous visitor once, and loads nothing before the answer', async () => {
  const { person, unmount } = render(<LiveThirdParties {...CAMPAIGN} config={CONFIG} />);
  expect(question()).toHaveTextContent('May we load tools of other companies?');
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();

  await person.click(button('Allow'));
  expect(question()).not.toBeInTheDocument();
  await waitFor(() =>
    expect(scripts()).toEqual([
      'cdn.example',
      'www.googletagmanager.com',
      'www.googletagmanager.com',
      'connect.facebook.net',
    ]),
  );
  unmount();
  render(<LiveThirdParties {...CAMPAIGN} config={CONFIG} />);
  expect(question()).not.toBeInTheDocument();
});

it('loads nothing for a visitor who says no, and does not ask again', async () => {
  const { person, rerender } = render(<LiveThirdParties {...CAMPAIGN} config={CONFIG} />);
  await person.click(button('No thanks'));
  rerender(<LiveThirdParties {...HOME} config={CONFIG} />);
  expect(question()).not.toBeInTheDocument();
  expect(scripts()).toEqual([]);
});

it('takes no focus, and is answered by keyboard', async () => {
  const { person } = render(<LiveThirdParties {...CAMPAIGN} config={CONFIG} />);
  expect(document.body).toHaveFocus();
  await person.tab();
  expect(button('What and why')).toHaveFocus();
  await person.tab();
  expect(button('No thanks')).toHaveFocus();
  await person.tab();
  expect(button('Allow')).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(question()).not.toBeInTheDocument();
});

it('says of each tool that is set up what loads and why, and of no other', async () => {
  const config = { gtm: 'GTM-TEST1', chat: 'https://chat.example/widget.js' };
  const { person } = render(<LiveThirdParties {...HOME} config={config} />);
  expect(question()).toHaveTextContent(
    'For measuring visits and a chat window. Everything here works',
  );
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  await person.click(button('What and why'));
  expect(button('What and why')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Google Tag Manager counts which pages are read and which enquiries and calls follow, so that we can improve them.',
    'A chat window from chat.example lets you write to us from the page.',
  ]);
});

it('does not ask on a page where nothing would load', () => {
  render(<LiveThirdParties {...TABLES} config={CONFIG} />);
  expect(question()).not.toBeInTheDocument();
});

it('loads nothing on a study page, whatever was allowed', async () => {
  save('allowed');
  const { rerender } = render(<LiveThirdParties {...TABLES} config={CONFIG} />);
  rerender(<LiveThirdParties {...HOME} config={CONFIG} />);
  await waitFor(() => expect(scripts()).toEqual(['cdn.example', 'www.googletagmanager.com']));
  const told = window.dataLayer?.length ?? 0;
  rerender(<LiveThirdParties {...TABLES} config={CONFIG} />);
  await waitFor(() => expect(window.dataLayer).toHaveLength(told + 1));
  expect(Array.from(Object(window.dataLayer?.at(-1)))).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
  ]);
  expect(scripts()).toHaveLength(2);
});

it('asks again when the words have changed since', () => {
  localStorage.setItem(CHOICE_KEY, JSON.stringify({ version: 'older', choice: 'allowed' }));
  render(<LiveThirdParties {...HOME} config={CONFIG} />);
  expect(question()).toBeInTheDocument();
  expect(scripts()).toEqual([]);
});

it('takes a yes back at any time, and says what becomes of what is loaded', async () => {
  save('allowed');
  const { person } = render(
    <>
      <Opener />
      <LiveThirdParties {...CAMPAIGN} config={CONFIG} />
    </>,
  );
  await waitFor(() => expect(scripts()).toHaveLength(4));
  await person.click(button('Open'));
  expect(question()).toHaveFocus();
  expect(question()).toHaveTextContent('Your choice until now: allowed.');

  await person.click(button('No thanks'));
  expect(button('Open')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('goes with the next page you open');
  expect(window.fbq?.queue.at(-1)).toEqual(['consent', 'revoke']);
  expect(Array.from(Object(window.dataLayer?.at(-1)))).toEqual([
    'consent',
    'update',
    expect.objectContaining({ analytics_storage: 'denied' }),
  ]);
  await person.click(button('Close'));
  expect(question()).not.toBeInTheDocument();
  expect(localStorage.getItem(CHOICE_KEY)).toContain('refused');
});

it('lets a no become a yes', async () => {
  save('refused');
  const { person } = render(
    <>
      <Opener />
      <LiveThirdParties {...HOME} config={CONFIG} />
    </>,
  );
  await person.click(button('Open'));
  expect(question()).toHaveTextContent('Your choice until now: no thanks.');
  await person.click(button('Allow'));
  await waitFor(() => expect(scripts()).toHaveLength(2));
});

it('follows an answer that is given in another tab', async () => {
  render(<LiveThirdParties {...HOME} config={CONFIG} />);
  save('allowed');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: CHOICE_KEY }));
  });
  expect(question()).not.toBeInTheDocument();
  await waitFor(() => expect(scripts()).toHaveLength(2));
});

it('leaves a link to the browser where a client navigation would carry scripts along', async () => {
  save('allowed');
  const heard = jest.fn();
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay, true);
  const { person } = render(
    <>
      <a href="/admissions" onClick={heard}>
        Admissions
      </a>
      <a href="/worksheets" onClick={heard}>
        Worksheets
      </a>
      <a href="https://chat.example/worksheets" onClick={heard}>
        Elsewhere
      </a>
      <LiveThirdParties {...HOME} config={CONFIG} />
    </>,
  );
  await waitFor(() => expect(scripts()).toHaveLength(2));
  await person.click(screen.getByRole('link', { name: 'Admissions' }));
  expect(heard).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole('link', { name: 'Worksheets' }));
  expect(heard).toHaveBeenCalledTimes(1);
  await person.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(heard).toHaveBeenCalledTimes(2);
  window.removeEventListener('click', stay, true);
});

describe('the chat', () => {
  beforeEach(() => save('allowed'));
  afterEach(() => jest.useRealTimers());

  it('comes a second and a half after the page', async () => {
    jest.useFakeTimers();
    render(<LiveThirdParties {...HOME} config={{ chat: CONFIG.chat }} />);
    await act(() => jest.advanceTimersByTimeAsync(1490));
    expect(scripts()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(20));
    expect(scripts()).toEqual(['chat.example']);
  });

  it('does not come when the visitor went on to a page without one', async () => {
    jest.useFakeTimers();
    const config = { chat: CONFIG.chat };
    const { rerender } = render(<LiveThirdParties {...HOME} config={config} />);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    rerender(<LiveThirdParties {...CAMPAIGN} config={config} />);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(scripts()).toEqual([]);
  });
});
