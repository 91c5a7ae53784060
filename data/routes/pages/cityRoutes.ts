import { listWords } from '@/data/copy/listWords';
import type { BranchRecord, City } from '@/data/places/places';
import { cityAdmissionPath, cityPath } from '@/data/routes/paths/places';
import { fitDescription, fitTitle, type Route } from '@/data/routes/route';
import { ADMISSION_SESSION, SCHOOL } from '@/data/school';
import { boardsOf, gradeNames, gradeRange, listedBranches, listedCities, shortName } from './facts';

/** The page of every city that has one. */
export const cityRoutes = (): Route[] =>
  listedCities().flatMap((city) => {
    const path = cityPath(city.slug);
    return path === null ? [] : [toCityRoute(city, path)];
  });

const toCityRoute = (city: City, path: string): Route => {
  const branches = listedBranches(city.slug);
  const [only] = branches.length === 1 ? branches : [];
  return {
    path,
    ...(only ? describeOne(city, only) : describeMany(city, branches)),
    kind: 'city',
    section: 'schools',
    names: cityNames(city).flatMap((name) => [
      name,
      `schools in ${name}`,
      `${SCHOOL.shortName} ${name}`,
    ]),
    headings: [...branches.map(shortName), city.state],
    places: [],
    isIndexable: true,
  };
};

const describeOne = (city: City, branch: BranchRecord) => ({
  title: `School in ${city.displayName}: ${branch.brand} ${shortName(branch)}`,
  description: `Our school in ${city.displayName}: ${branch.brand} ${shortName(branch)}, ${factsOf([branch])}. The areas it serves, how admission works and how to visit.`,
});

const describeMany = (city: City, branches: readonly BranchRecord[]) => {
  const count = `${branches.length} branches`;
  const lead = `${count} in ${city.displayName} (${factsOf(branches)})`;
  const names = branches.map(({ place }) => place);
  const invitation = 'Find the one that is nearest to home.';
  const examples = [3, 2, 1].map(
    (some) => `${lead}, among them ${listWords(names.slice(0, some))}. ${invitation}`,
  );
  return {
    title: fitTitle(
      `Schools in ${city.displayName}: ${count}, ${boardsOf(branches)}`,
      `Schools in ${city.displayName}: ${count}`,
    ),
    description:
      names.length > 3
        ? fitDescription(...examples, `${lead}. ${invitation}`)
        : fitDescription(`${lead}: ${listWords(names)}. ${invitation}`),
  };
};

const factsOf = (branches: readonly BranchRecord[]): string =>
  `${boardsOf(branches)}, ${gradeRange(branches)}`;

/** Every name of a city that a visitor may type. */
export const cityNames = (city: City): string[] => [
  ...new Set([city.displayName, city.name, ...city.aliases]),
];

/** The admission page of every city that has one. */
export const admissionCityRoutes = (): Route[] =>
  listedCities().flatMap((city) => {
    const path = cityAdmissionPath(city.slug);
    return path === null ? [] : [toAdmissionRoute(city, path)];
  });

const toAdmissionRoute = (city: City, path: string): Route => {
  const branches = listedBranches(city.slug);
  const where = branches.length === 1 ? branches.map(shortName) : [`${branches.length} branches`];
  return {
    path,
    title: `School admission in ${city.displayName} ${ADMISSION_SESSION.label}`,
    description: fitDescription(
      `Admission ${ADMISSION_SESSION.label} in ${city.displayName} (${where[0]}): ${gradeRange(branches)}, the age for each grade, the steps, the documents and an enquiry form.`,
      `Admission ${ADMISSION_SESSION.label} in ${city.displayName} (${where[0]}): the age for each grade, the steps and an enquiry form.`,
    ),
    kind: 'admission',
    section: 'admission',
    names: cityNames(city).flatMap((name) => [
      `admission in ${name}`,
      `school admission in ${name}`,
    ]),
    headings: [
      'Age for each grade',
      'Steps of admission',
      'Documents to bring',
      ...gradeNames(branches),
    ],
    places: [],
    isIndexable: true,
  };
};
