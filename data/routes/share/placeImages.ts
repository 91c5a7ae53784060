import { SHARE_COPY } from '@/data/copy/share';
import type { BranchRecord, City } from '@/data/places/places';
import {
  boardsOf,
  gradeRange,
  listedBranches,
  listedCities,
  nameWithCity,
} from '@/data/routes/pages/facts';
import {
  branchPath,
  campaignPath,
  cbseSchoolsPath,
  cityAdmissionPath,
  cityPath,
  lpPath,
} from '@/data/routes/paths/places';
import type { ShareImage } from './image';

const skylineOf = ({ slug }: City): string => `/pictures/cities/${slug}.svg`;

const cityImage = (city: City, path: string): ShareImage => {
  const branches = listedBranches(city.slug);
  return {
    path: `/share${path}.png`,
    title: SHARE_COPY.city(city.displayName, branches.length),
    note: `${SHARE_COPY.branchCount(branches.length)}, ${boardsOf(branches)}, ${gradeRange(branches)}`,
    picture: skylineOf(city),
  };
};

const branchImage = (city: City, branch: BranchRecord, path: string): ShareImage => ({
  path: `/share${path}.png`,
  title: `${branch.brand} ${nameWithCity(branch)}`,
  note: `${SHARE_COPY.branchKind(branch.board, branch.boarding === true)}, ${gradeRange([branch])}`,
  picture: skylineOf(city),
});

/** The pages about a city; null where it has no such page. */
const pathsOfCity = ({ slug }: City): (string | null)[] => [
  cityPath(slug),
  cityAdmissionPath(slug),
  cbseSchoolsPath(slug),
  lpPath(slug),
  campaignPath(slug),
  campaignPath(slug, undefined, 'campaignv1'),
];

const pathsOfBranch = (branch: BranchRecord): (string | null)[] => [
  branchPath(branch),
  campaignPath(branch.city, branch),
  campaignPath(branch.city, branch, 'campaignv1'),
];

const entriesOf = (city: City): [string | null, ShareImage][] => {
  const path = cityPath(city.slug);
  if (path === null) return [];
  const image = cityImage(city, path);
  return [
    ...pathsOfCity(city).map((page): [string | null, ShareImage] => [page, image]),
    ...listedBranches(city.slug).flatMap((branch) => {
      const own = branchImage(city, branch, branchPath(branch) ?? path);
      return pathsOfBranch(branch).map((page): [string | null, ShareImage] => [page, own]);
    }),
  ];
};

let images: ReadonlyMap<string, ShareImage> | undefined;

/** The image of every page about one city or one branch, by the page's path. */
export const placeImages = (): ReadonlyMap<string, ShareImage> => {
  images ??= new Map(
    listedCities()
      .flatMap(entriesOf)
      .flatMap(([path, image]) => (path === null ? [] : [[path, image] as const])),
  );
  return images;
};
