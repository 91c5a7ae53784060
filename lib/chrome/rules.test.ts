import { chromeFor, toPath } from './rules';

it.each([
  ['/', 'site', 'full', null],
  ['/day-school', 'site', 'full', 'schools'],
  ['/boarding-school', 'site', 'full', 'schools'],
  ['/ois-pune-branches', 'site', 'full', 'schools'],
  ['/jaipur-branches/nevta', 'site', 'full', 'schools'],
  ['/bangalore-branches/boarding-school-kanakapura-road', 'site', 'full', 'schools'],
  ['/admissions', 'site', 'full', 'admission'],
  ['/application-form', 'site', 'full', 'admission'],
  ['/fee-structure', 'site', 'full', 'admission'],
  ['/school-admission-in-pune', 'site', 'full', 'admission'],
  ['/search?s=admission', 'site', 'full', null],
  ['/login', 'site', 'full', null],
  ['/404', 'none', 'none', null],
  ['/500', 'none', 'none', null],
  ['/_error', 'none', 'none', null],
  ['/test', 'none', 'none', null],
  ['/test/kitchen-sink', 'none', 'none', null],
  ['/testing', 'site', 'full', null],
  ['/a/test', 'site', 'full', null],
])(
  'puts around %p the header %p and the footer %p, section %p',
  (path, header, footer, section) => {
    expect(chromeFor(path)).toEqual({ header, footer, section });
  },
);

it.each([
  ['/', '/'],
  ['/day-school/', '/day-school'],
  ['/day-school?utm_source=x#top', '/day-school'],
  ['/?s=1', '/'],
  ['//', '/'],
])('reads the path of %p as %p', (url, path) => {
  expect(toPath(url)).toBe(path);
});
