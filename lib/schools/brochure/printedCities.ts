import { BROCHURE } from '@/data/content/brochure';
import { listWords } from '@/data/copy/listWords';
import {
  BRANCH_LIST,
  type BranchRecord,
  CITY_LIST,
  type City,
  getCityTexts,
  getLocation,
} from '@/data/places/places';
import { branchTitle, gradesLabel } from '@/lib/schools/directory/branches';
import { counted, sentenceCase } from '@/lib/schools/directory/profile/words';

const COPY = BROCHURE.branches;

const SAYS_WING = /wing/i;

export type PrintedBranch = {
  name: string;
  /** `CBSE · Nursery to Grade 9`. */
  teaches: string;
  /** `Boarding`, `Pre-primary wing`. */
  marks: string[];
  around: string;
};

export type PrintedCity = {
  /** The contents lead to it. */
  anchor: string;
  name: string;
  count: string;
  /** A sentence or two about our place in the city. */
  intro: string;
  branches: PrintedBranch[];
};

const OWN_INTROS: ReadonlyMap<string, string> = new Map(Object.entries(COPY.intros));

/** Every branch of the directory by city, the cities in the order of the alphabet. */
export const listPrintedCities = (): PrintedCity[] =>
  [...CITY_LIST].sort((a, b) => a.displayName.localeCompare(b.displayName, 'en')).map(toCity);

const toCity = (city: City): PrintedCity => {
  const branches = BRANCH_LIST.filter((branch) => branch.city === city.slug);
  return {
    anchor: `city-${city.slug}`,
    name: city.displayName,
    count: COPY.count(sentenceCase(counted(branches.length, COPY.one, COPY.many)), city.state),
    intro: OWN_INTROS.get(city.slug) ?? getCityTexts(city.slug).note.intro,
    branches: branches.map(toBranch),
  };
};

const toBranch = (branch: BranchRecord): PrintedBranch => ({
  name: branchTitle(branch),
  teaches: `${branch.board} · ${gradesLabel(branch)}`,
  marks: [
    ...(branch.boarding ? [COPY.marks.boarding] : []),
    ...(branch.wingOf === undefined || SAYS_WING.test(branch.place) ? [] : [COPY.marks.wing]),
  ],
  around: describeAround(branch),
});

const describeAround = (branch: BranchRecord): string => {
  const { localArea, landmark, areas } = getLocation(branch.id);
  const where = branchTitle(branch).includes(localArea)
    ? COPY.whereByLandmark(landmark)
    : COPY.where(localArea, landmark);
  return `${where} ${COPY.serves(listWords(areas))}`;
};

/** `Kolkata: OIS Garia and OIS Joka`, for the branches of which something holds. */
export const listByCity = (holds: (branch: BranchRecord) => boolean): string[] =>
  [...CITY_LIST]
    .map((city) => ({
      name: city.displayName,
      branches: BRANCH_LIST.filter((branch) => branch.city === city.slug && holds(branch)),
    }))
    .filter(({ branches }) => branches.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, branches }) =>
      BROCHURE.boards.cityLine(name, listWords(branches.map(branchTitle))),
    );
