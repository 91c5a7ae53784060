import { CITY_SLUGS, LP_CITIES } from '@/data/places/places';
import { cityAdmissionPath } from '@/data/routes/paths/places';
import { buildCityAdmission } from './cityAdmission';

const cities = CITY_SLUGS.filter((slug) => cityAdmissionPath(slug) !== null);

const ownWords = (slug: string): Set<string> => {
  const page = buildCityAdmission(slug);
  if (!page) throw new Error(slug);
  const answers = page.questions.map(({ answer }) => answer).join(' ');
  const names = page.branches
    .map(({ name, youngest, lastGrade }) => `${name} ${youngest} ${lastGrade}`)
    .join(' ');
  const { intro, families, travel } = page.notes;
  return new Set(`${intro} ${families} ${travel} ${answers} ${names}`.toLowerCase().split(/\W+/));
};

it('has a page for each city on the site', () => {
  expect(cities).toHaveLength(LP_CITIES.length);
});

it.each(['pali', 'patna', 'ois-pune', ''])('has no page for %p', (slug) => {
  expect(buildCityAdmission(slug)).toBeNull();
});

it('lists the branches of Pune with the age at which each begins', () => {
  expect(buildCityAdmission('pune')?.branches).toContainEqual(
    expect.objectContaining({
      name: 'OIS Nigdi',
      path: '/ois-pune-branches/nigdi',
      lastGrade: 'Grade 12',
      youngest: 'Nursery, 3 years',
    }),
  );
});

it('says no two cities alike: any two share less than 85 % of their words', () => {
  const words = cities.map((slug) => ({ slug, own: ownWords(slug) }));
  for (const one of words) {
    for (const other of words) {
      if (one.slug >= other.slug) continue;
      const shared = [...one.own].filter((word) => other.own.has(word)).length;
      expect(shared / Math.min(one.own.size, other.own.size)).toBeLessThan(0.85);
    }
  }
});
