import { renderToStaticMarkup } from 'react-dom/server';
import { LP_CITIES } from '@/data/places/places';
import { buildNearMePage } from '@/lib/schools/finder/nearMePage';
import { NearMeView } from './NearMeView';

const SEO = { path: '/nearme', title: 'X', description: 'X', robots: 'index' as const };

// What the server sends: all that a visitor without JavaScript has.
const html = renderToStaticMarkup(<NearMeView seo={SEO} page={buildNearMePage()} />);

const countOf = (part: string) => html.split(part).length - 1;

it('puts the finder before everything else, as a form that works without JavaScript', () => {
  expect(html.indexOf('Where do you live?')).toBeLessThan(html.indexOf('Parent name'));
  expect(html).toMatch(/<form[^>]*action="\/search" method="get"/);
});

it('has the form once, right after the finder, and leads back to it from the end', () => {
  expect(html.indexOf('Parent name')).toBeLessThan(html.indexOf('How to judge a school run'));
  expect(html.search(/<a [^>]*href="#enquire-desktop"/)).toBeGreaterThan(
    html.indexOf('Questions about finding a branch'),
  );
  expect(countOf('id="enquire-desktop"')).toBe(1);
  expect(countOf('id="enquire-mobile"')).toBe(1);
  expect(countOf('name="parent_name"')).toBe(1);
});

it('says beside the button that the position stays on the device', () => {
  expect(html).toMatch(/Use my location<\/button><p[^>]*>Your position stays on this device/);
  expect(html).toMatch(/We know 3\d\d localities/);
});

it('leads to all cities and tells how to judge a school run', () => {
  // Once in the list, and once on the map.
  expect(html.match(/href="\/[a-z-]+-branches"/g)).toHaveLength(2 * LP_CITIES.length);
  expect(html).toContain('Count minutes, not kilometres');
});

it('says where it stands, for people and for search engines', () => {
  expect(countOf('"@type":"BreadcrumbList"')).toBe(1);
  expect(html).toMatch(/<nav aria-label="Breadcrumb">.*?<a [^>]*href="\/"[^>]*>Home<\/a>/s);
});
