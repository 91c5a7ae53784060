import { renderToStaticMarkup } from 'react-dom/server';
import { LP_CITIES } from '@/data/places/places';
import { siteBranches } from '@/lib/schools/directory/branches';
import { buildBranchMap } from '@/lib/schools/maps/branchMap';
import { buildCityMap } from '@/lib/schools/maps/cityMap';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import { buildIndiaMap } from '@/lib/schools/maps/indiaMap';
import { BranchMap } from './BranchMap';
import { CityMap } from './CityMap';
import { IndiaMap } from './IndiaMap';
import { PinList } from './PinList';
import { WithMap } from './WithMap';

const MOST_BYTES = 12_000;

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);

const cityMap = (city: Parameters<typeof buildCityMap>[0]): MapDrawing => {
  const map = buildCityMap(city);
  if (!map) throw new Error(`No map of ${city}`);
  return map;
};

it.each(LP_CITIES)('draws $city in at most 12 kB', ({ city }) => {
  expect(renderToStaticMarkup(<CityMap map={cityMap(city)} />).length).toBeLessThan(MOST_BYTES);
});

it('draws India in at most 12 kB', () => {
  expect(renderToStaticMarkup(<IndiaMap map={buildIndiaMap()} />).length).toBeLessThan(MOST_BYTES);
});

it('draws the surroundings of each branch in at most 12 kB', () => {
  const large = siteBranches().filter((branch) => {
    const map = buildBranchMap(branch);
    return !map || renderToStaticMarkup(<BranchMap map={map} />).length >= MOST_BYTES;
  });
  expect(large).toEqual([]);
});

it('leads to the same pages from the pins and from the list, each pair with one number', () => {
  const map = cityMap('pune');
  const picture = renderToStaticMarkup(<CityMap map={map} />);
  const list = renderToStaticMarkup(<PinList pins={map.pins} isMarked />);
  expect(linksOf(picture)).toEqual(linksOf(list));
  const numbersOf = (html: string) => [...html.matchAll(/data-pin="(\d+)"/g)].map(([, own]) => own);
  expect(numbersOf(picture)).toEqual(numbersOf(list));
});

it('keeps the picture out of the way of the keyboard and of screen readers', () => {
  const html = renderToStaticMarkup(
    <WithMap map={<CityMap map={cityMap('pune')} />}>
      <PinList pins={cityMap('pune').pins} />
    </WithMap>,
  );
  const [picture = '', list = ''] = html.split('</svg>');
  expect(picture).toMatch(/<svg [^>]*aria-hidden="true"/);
  expect(picture.match(/tabindex="-1"/g)).toHaveLength(linksOf(picture).length);
  expect(list).not.toContain('tabindex');
  expect(picture).toContain('<title>OIS Nigdi</title>');
});

it('has no larger city than the styles have pins for', () => {
  const most = Math.max(...LP_CITIES.map(({ city }) => cityMap(city).pins.length));
  expect(Math.max(most, buildIndiaMap().pins.length)).toBeLessThanOrEqual(32);
});
