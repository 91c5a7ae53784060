/** @jest-environment node */
import { absoluteUrl } from './absoluteUrl';
import { documentOrigin } from './siteOrigin';

const inMode = <T>(NODE_ENV: 'development' | 'production', SITE_URL: string, read: () => T): T => {
  const before = { ...process.env };
  Object.assign(process.env, { NODE_ENV, SITE_URL });
  try {
    return read();
  } finally {
    process.env = before;
  }
};

it('leaves the origin of a page open while it is rendered, whatever SITE_URL says then', () => {
  const read = () => [absoluteUrl('/poems'), documentOrigin('/poems')];
  expect(inMode('production', 'https://school.example', read)).toEqual([
    'https://site.invalid/poems',
    'https://site.invalid',
  ]);
});

it('says SITE_URL at once in development, where nobody fills it in', () => {
  const read = () => [absoluteUrl('/poems'), documentOrigin('/poems')];
  expect(inMode('development', 'https://school.example/', read)).toEqual([
    'https://school.example/poems',
    'https://school.example',
  ]);
});

it.each(['/404', '/_error'])(
  'leaves nothing open on %s, which can stand for any answer',
  (page) => {
    expect(documentOrigin(page)).toBeUndefined();
  },
);
