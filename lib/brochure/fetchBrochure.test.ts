/** @jest-environment jest-fixed-jsdom */
import { HttpResponse, http } from 'msw';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { type Conversion, startCounting } from '@/lib/thirdParties/conversions';
import { fetchBrochure } from './fetchBrochure';

const SORRY = "Sorry, we couldn't download the brochure. Please try again or contact us directly.";
const OURS = `${window.location.origin}/brochure.pdf`;
const CDN = 'https://cdn.example/opaline/brochure.pdf';

let saved: { href: string; name: string }[] = [];
let open: jest.SpyInstance;
let alert: jest.SpyInstance;
let counted: Conversion[] = [];

beforeEach(() => {
  saved = [];
  counted = [];
  startCounting((conversion) => counted.push(conversion));
  open = jest.spyOn(window, 'open').mockReturnValue(window);
  alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ href: this.href, name: this.download });
  });
  URL.createObjectURL = () => 'blob:copy';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('checks the file, then saves it', async () => {
  fakeNetwork.use(http.head(OURS, () => new HttpResponse(null, { status: 200 })));
  await fetchBrochure(OURS);
  expect(saved).toEqual([{ href: OURS, name: 'brochure.pdf' }]);
  expect(open).not.toHaveBeenCalled();
  expect(counted).toEqual([{ name: 'brochure' }]);
});

it('saves a copy of what lies on another site', async () => {
  fakeNetwork.use(
    http.head(CDN, () => new HttpResponse(null, { status: 200 })),
    http.get(CDN, () => HttpResponse.arrayBuffer(new ArrayBuffer(8))),
  );
  await fetchBrochure(CDN);
  expect(saved).toEqual([{ href: 'blob:copy', name: 'brochure.pdf' }]);
});

it.each([
  ['is not there', () => new HttpResponse(null, { status: 404 })],
  ['may not be asked for', () => HttpResponse.error()],
])('opens a file that %s in a new tab', async (_what, answer) => {
  fakeNetwork.use(http.head(CDN, answer));
  await fetchBrochure(CDN);
  expect(open).toHaveBeenCalledWith(CDN, '_blank');
  expect(saved).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
  expect(counted).toEqual([{ name: 'brochure' }]);
});

it('checks for five seconds at most', async () => {
  const limits: number[] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return AbortSignal.abort();
  });
  await fetchBrochure(OURS);
  expect(limits).toEqual([5_000]);
  expect(open).toHaveBeenCalledTimes(1);
});

it('says so when nothing works', async () => {
  fakeNetwork.use(http.head(OURS, () => new HttpResponse(null, { status: 500 })));
  open.mockReturnValue(null);
  await fetchBrochure(OURS);
  expect(alert).toHaveBeenCalledWith(SORRY);
  expect(counted).toEqual([]);
});
