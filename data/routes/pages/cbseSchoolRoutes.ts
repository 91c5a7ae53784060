import { listWords } from '@/data/copy/listWords';
import { CBSE_CITIES, CITIES, type CitySlug } from '@/data/places/places';
import { cbseSchoolsPath } from '@/data/routes/paths/places';
import { fitDescription, type Route } from '@/data/routes/route';
import { cityNames } from './cityRoutes';
import { gradeRange, listedBranches, shortName } from './facts';

/** The page about CBSE of every city that has a CBSE branch. */
export const cbseSchoolRoutes = (): Route[] => CBSE_CITIES.map(toRoute);

const toRoute = (slug: CitySlug): Route => {
  const city = CITIES[slug];
  const branches = listedBranches(slug).filter(({ board }) => board === 'CBSE');
  const names = branches.map(shortName);
  const many = branches.length > 1;
  const lead = `CBSE schools in ${city.displayName}: ${many ? `${branches.length} branches` : names[0]}, ${gradeRange(branches)}`;
  return {
    path: cbseSchoolsPath(slug),
    title: `CBSE schools in ${city.displayName}: grades and areas`,
    description: many
      ? fitDescription(
          `${lead}, among them ${listWords(names.slice(0, 3))}. What the board means there and how to compare.`,
          `${lead}, among them ${listWords(names.slice(0, 2))}. How to compare them.`,
          `${lead}. What the board means there and how to compare.`,
        )
      : fitDescription(
          `${lead}. What the board means for a family there, how its subjects run and how to compare schools.`,
          `${lead}. What the board means there and how to compare schools.`,
        ),
    kind: 'admission',
    section: 'schools',
    names: cityNames(city).flatMap((name) => [`CBSE schools in ${name}`, `CBSE school ${name}`]),
    headings: ['CBSE', 'Subjects', 'How to compare'],
    places: [],
    isIndexable: true,
  };
};
