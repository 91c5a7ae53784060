/** @jest-environment jest-fixed-jsdom */
import { HttpResponse, http } from 'msw';
import { rememberVisit } from '@/lib/enquiry/attribution';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { countTouch, countVisit } from './counter';

let sent: unknown[] = [];

const PAGE =
  '<form><input name="parent_name" id="parent"><input id="child"></form><form><input id="search"></form><a href="tel:1"><b id="number">1</b></a><a id="link" href="/">Home</a>';

beforeEach(() => {
  sent = [];
  document.body.innerHTML = PAGE;
  fakeNetwork.use(
    http.post('*/api/counts', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => jest.restoreAllMocks());

const open = (address: string) => {
  window.history.pushState(null, '', address);
  rememberVisit();
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));
const touch = (id: string, type: string) => countTouch(document.getElementById(id), type);

it('tells page and source of a visit once in a tab, a reload included', async () => {
  open('/campaign/pune?utm_source=Google_Ads&utm_term=asha+rao');
  countVisit();
  countVisit();
  await settle();
  expect(sent).toEqual([{ kind: 'visit', path: '/campaign/pune', source: 'google' }]);
});

it('tells two landing pages of one tab apart, by the newest link', async () => {
  open('/campaign/pune?utm_source=google');
  countVisit();
  await settle();
  open('/lp/pune?utm_source=fb');
  countVisit();
  await settle();
  expect(sent).toEqual([
    { kind: 'visit', path: '/campaign/pune', source: 'google' },
    { kind: 'visit', path: '/lp/pune', source: 'facebook' },
  ]);
});

it('tells once that the form was begun, and that a number was pressed', async () => {
  open('/campaign/pune');
  for (const id of ['search', 'parent', 'child', 'parent']) touch(id, 'input');
  await settle();
  for (const id of ['link', 'number', 'number', 'parent']) touch(id, 'click');
  countTouch(null, 'click');
  countTouch(document, 'input');
  await settle();
  expect(sent).toEqual([
    { kind: 'begun', path: '/campaign/pune', source: 'direct' },
    { kind: 'call', path: '/campaign/pune', source: 'direct' },
  ]);
});

it.each(['/', '/thank-you', '/desk/campaigns/pune', '/maths-concepts'])(
  'tells nothing of %s',
  async (path) => {
    open(path);
    countVisit();
    touch('number', 'click');
    touch('parent', 'input');
    await settle();
    expect(sent).toEqual([]);
  },
);

it.each([
  ['has asked sites not to track', 'doNotTrack', '1'],
  ['has Global Privacy Control on', 'globalPrivacyControl', true],
])('tells nothing of whoever %s', async (_what, name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  open('/campaign/pune');
  countVisit();
  await settle();
  expect(sent).toEqual([]);
  Reflect.deleteProperty(navigator, name);
});

it('still tells of a visit, from the address at hand, where the browser stores nothing for sites', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  open('/campaign/pune/nigdi?utm_source=bing');
  countVisit();
  await settle();
  expect(sent).toEqual([{ kind: 'visit', path: '/campaign/pune/nigdi', source: 'bing' }]);
});

it('bothers nobody where the site does not answer', async () => {
  fakeNetwork.use(http.post('*/api/counts', () => HttpResponse.error()));
  open('/campaign/mumbai');
  expect(countVisit).not.toThrow();
  await settle();
});
