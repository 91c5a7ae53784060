import { readFileSync } from 'node:fs';
import { ACHIEVEMENTS } from '@/data/content/achievements';
import { CBSE_TOPPERS, ICSE_TOPPERS, STUDENTS } from '@/data/content/toppers';
import { LP_CITIES } from '@/data/places/places';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { buildCityCards } from './cityCards';

const imageText = (src: string): string => readFileSync(`public${src}`, 'utf8');

it('shows the cities with a page, each under its own skyline', () => {
  const cards = buildCityCards('branches');
  expect(cards).toHaveLength(LP_CITIES.length);
  expect(new Set(cards.map(({ src }) => imageText(src))).size).toBe(cards.length);
});

it.each(buildCityCards('branches'))('draws $city_name in less than 2.5 kB', ({ src }) => {
  expect(Buffer.byteLength(imageText(src))).toBeLessThan(2560);
});

it('leads to the branches or to the admission page', () => {
  expect(buildCityCards('branches')[2]).toMatchObject({
    link: '/ois-pune-branches',
    note: `${siteBranchesOf('pune').length} branches`,
  });
  expect(buildCityCards('admission')[2]).toMatchObject({ link: '/school-admission-in-pune' });
});

it('has six toppers for each board, and a picture for every entry', () => {
  expect([ICSE_TOPPERS.length, CBSE_TOPPERS.length]).toEqual([6, 6]);
  const pictures = [
    ...[...ICSE_TOPPERS, ...CBSE_TOPPERS].flatMap((topper) => [
      topper.desktop_image,
      topper.mobile_image,
    ]),
    ...STUDENTS.map(({ image }) => image),
    ...ACHIEVEMENTS.map((entry) => entry.desktop_image),
  ];
  for (const picture of pictures) expect(imageText(picture)).toMatch(/^<svg /);
});
