import { renderToStaticMarkup } from 'react-dom/server';
import { buildComparePage } from '@/lib/schools/compare/comparePage';
import { siteBranches } from '@/lib/schools/directory/branches';
import { CompareView } from './CompareView';

const html = renderToStaticMarkup(<CompareView page={buildComparePage('jalahalli,nigdi')} />);
const form = html.match(/<noscript>.*?<\/noscript>/s)?.[0] ?? '';

it('gives a parent without JavaScript three lists of all branches, set to what is chosen', () => {
  expect(form.match(/<form [^>]*action="\/compare"/g)).toHaveLength(1);
  expect(form.match(/<select name="branches"/g)).toHaveLength(3);
  expect(form.match(/<option value="[a-z0-9-]+"/g)).toHaveLength(3 * siteBranches().length);
  expect([...form.matchAll(/value="([a-z-]*)" selected/g)].map(([, slug]) => slug)).toEqual([
    'jalahalli',
    'nigdi',
    '',
  ]);
});

it('has the table without JavaScript', () => {
  expect(html).toMatch(/<th scope="col"[^>]*><a[^>]*>OIS Nigdi<\/a><\/th>/);
});
