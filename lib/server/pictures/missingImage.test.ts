import { isMissingImage } from './missingImage';

const image = (url: string) => `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`;

it.each([
  ['a picture of ours', image('/pictures/school-gate.webp'), false],
  ['a page', '/fees', false],
  [
    'a picture that is not there, with a number in its name',
    image('/pictures/9845012345.png'),
    true,
  ],
  ['a picture of another site', image('https://evil.example/a.png'), true],
  ['a name that no file can have', image('/pictures/a\0.png'), true],
  ['no name', '/_next/image', true],
])('%s: is missing: %s', (_what, url, isMissing) => {
  expect(isMissingImage(url)).toBe(isMissing);
});
