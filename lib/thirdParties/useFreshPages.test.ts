/** @jest-environment jest-fixed-jsdom */
import { needsFreshPage } from './useFreshPages';

const CONFIG = {
  gtm: 'GTM-TEST1',
  speed: 'https://speed.example/measure.js',
  pixel: '1',
  chat: 'https://chat.example/widget.js',
};

afterEach(() => {
  delete document.documentElement.dataset.thirdParties;
});

it.each([
  ['', '/maths-concepts', true, false],
  ['gtm', '/', true, false],
  ['gtm', '/pune-branches?utm_source=google', true, false],
  ['gtm', '/maths-concepts/table-of-7', true, true],
  ['gtm', '/worksheets/grade-3', true, true],
  ['speed gtm', '/fee-structure', true, false],
  ['speed', '/worksheets/grade-3', true, true],
  ['gtm pixel', '/campaign/pune', true, false],
  ['gtm pixel', '/', true, true],
  ['gtm chat', '/admissions', true, false],
  ['gtm chat', '/lp/pune', true, true],
  ['gtm', '/', false, true],
  ['', '/', false, false],
])(
  'with %p loaded, %p (allowed: %p) needs a fresh page: %p',
  (loaded, path, isAllowed, isFresh) => {
    document.documentElement.dataset.thirdParties = loaded;
    expect(needsFreshPage(path, isAllowed, CONFIG)).toBe(isFresh);
  },
);
