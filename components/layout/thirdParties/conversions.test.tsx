/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { render } from '@/lib/testing/render';
import { countConversion, forgetLeftPage } from '@/lib/thirdParties/conversions';
import { loadedParties } from '@/lib/thirdParties/loadedParties';
import type { ThirdPartiesPage } from '@/lib/thirdParties/usePageTags';
import { ConsentProvider } from './ConsentProvider';

const SETTINGS = { gtm: 'GTM-TEST1', ads: 'AW-1', pixel: '77' };
const KEY = '0123456789abcdef0123456789abcdef';

const CAMPAIGN = { chat: false, tags: 'ads', path: '/campaign/pune' } as const;
const FEES = { chat: true, tags: 'analytics', path: '/fee-structure' } as const;
const TABLES = { chat: false, tags: 'none', path: '/maths-concepts' } as const;

let ThirdParties: ComponentType<ThirdPartiesPage>;

// Settings are read when the code is: the build writes them into it.
beforeAll(async () => {
  process.env.THIRD_PARTIES = String(new URLSearchParams(SETTINGS));
  process.env.NEXT_PUBLIC_GOOGLE_ADS_LABELS = 'enquiry=LabelE,call=LabelC';
  ({ ThirdParties } = await import('./ThirdParties'));
});

afterAll(() => {
  delete process.env.THIRD_PARTIES;
  delete process.env.NEXT_PUBLIC_GOOGLE_ADS_LABELS;
});

afterEach(() => {
  leaveFor('/');
  document.head.innerHTML = '';
  delete document.documentElement.dataset.thirdParties;
  delete window.dataLayer;
  delete window.fbq;
  localStorage.clear();
  sessionStorage.clear();
});

/** What the layout does after each change of page. */
const leaveFor = (path: string): void => {
  window.history.pushState(null, '', path);
  forgetLeftPage();
};

/** What each was told of conversions, and nothing else that it was told. */
const toldGoogle = (): unknown[] =>
  (window.dataLayer ?? [])
    .map((entry): unknown => {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
      return isCommand ? Array.from(Object(entry)) : entry;
    })
    .filter((entry) => /"(conversion|generate_lead)"/.test(JSON.stringify(entry)));
const toldMeta = (): unknown[] =>
  (window.fbq?.queue ?? []).filter((call) => String(call).startsWith('track,Lead'));
const toldAny = (): unknown[] => [...toldGoogle(), ...toldMeta()];

const show = (page: ThirdPartiesPage) => {
  const around = (shown: ThirdPartiesPage) => (
    <ConsentProvider>
      <ThirdParties {...shown} />
      <a href="tel:123" onClick={(event) => event.preventDefault()}>
        Call us
      </a>
    </ConsentProvider>
  );
  window.history.pushState(null, '', page.path);
  const { rerender, ...rest } = render(around(page));
  return { ...rest, goTo: (next: ThirdPartiesPage) => rerender(around(next)) };
};

const answer = async (person: ReturnType<typeof render>['person'], name: string) => {
  await person.click(await screen.findByRole('button', { name }));
  if (name === 'Allow') await waitFor(() => expect(loadedParties()).toContain('gtm'));
};

it('tells each of an enquiry once, with an id of its own', async () => {
  const { person } = show(CAMPAIGN);
  await answer(person, 'Allow');
  countConversion({ name: 'enquiry', key: KEY });
  await waitFor(() => expect(toldAny()).toHaveLength(3));
  const id = 'enquiry-0123456789ab';
  expect(toldGoogle()).toEqual([
    { event: 'generate_lead', lead_type: 'enquiry', event_id: id },
    ['event', 'conversion', { send_to: 'AW-1/LabelE', transaction_id: id }],
  ]);
  expect(toldMeta()).toEqual([['track', 'Lead', { content_name: 'enquiry' }, { eventID: id }]]);

  countConversion({ name: 'enquiry', key: KEY });
  expect(toldAny()).toHaveLength(3);
  countConversion({ name: 'verified_number', key: KEY });
  // No action of Google Ads has this one.
  expect(toldGoogle().slice(2)).toEqual([
    {
      event: 'generate_lead',
      lead_type: 'verified_number',
      event_id: 'verified_number-0123456789ab',
    },
  ]);
});

it('tells only Tag Manager on a page without advertising tags', async () => {
  const { person } = show(FEES);
  await answer(person, 'Allow');
  countConversion({ name: 'enquiry', key: KEY });
  await waitFor(() => expect(toldGoogle()).toHaveLength(1));
  expect(window.fbq).toBeUndefined();
});

it('counts a press on a telephone number, once in a visit', async () => {
  const { person } = show(CAMPAIGN);
  await answer(person, 'Allow');
  await person.click(screen.getByRole('link'));
  await waitFor(() => expect(toldAny()).toHaveLength(3));
  expect(toldGoogle()[0]).toMatchObject({ lead_type: 'call' });
  await person.click(screen.getByRole('link'));
  expect(toldAny()).toHaveLength(3);
});

it('tells what happened on this page before the yes, once it is given', async () => {
  const { person } = show(CAMPAIGN);
  countConversion({ name: 'enquiry', key: KEY });
  leaveFor('/campaign/pune#enquire-mobile');
  await screen.findByRole('button', { name: 'Allow' });
  expect(window.dataLayer).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  await answer(person, 'Allow');
  await waitFor(() => expect(toldAny()).toHaveLength(3));
});

it('never tells what happened on a page that the visitor left without a yes', async () => {
  const { person, goTo } = show(CAMPAIGN);
  countConversion({ name: 'enquiry', key: KEY });
  leaveFor(FEES.path);
  goTo(FEES);
  await answer(person, 'Allow');
  countConversion({ name: 'call' });
  await waitFor(() => expect(toldGoogle()).toHaveLength(1));
  expect(toldGoogle()).toMatchObject([{ lead_type: 'call' }]);
});

it('tells nobody after a no', async () => {
  const { person } = show(CAMPAIGN);
  await answer(person, 'No thanks');
  countConversion({ name: 'enquiry', key: KEY });
  await person.click(screen.getByRole('link'));
  expect(window.dataLayer).toBeUndefined();
  expect(window.fbq).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

it('tells nobody on a study page', async () => {
  const { person, goTo } = show(CAMPAIGN);
  await answer(person, 'Allow');
  await person.click(screen.getByRole('link'));
  await waitFor(() => expect(toldAny()).toHaveLength(3));
  goTo(TABLES);
  countConversion({ name: 'enquiry', key: KEY });
  expect(toldAny()).toHaveLength(3);
  expect(localStorage.getItem('counted-conversions')).not.toContain('enquiry');
});
