import { type BranchRecord, CITY_LIST, getLocation } from '@/data/places/places';
import { branchName, formBranchesOf, gradesOf, siteBranches } from './branches';

/** The entity shapes of specification section 3, derived from the facts. */

export type DirectoryBranch = {
  id: number;
  branch_name: string;
  latitude: 0;
  longitude: 0;
  school_type: '1';
  grades: { grade_id: number; grade__grade_name: string }[];
};

export type DirectoryCity = { id: number; city_name: string; branches: DirectoryBranch[] };

export type ContentEntry = {
  slug: string;
  branch_name: string;
  city: string;
  local_area: string;
  nearby_area_1: string;
  nearby_area_2: string;
  nearby_area_3: string;
  landmark: string;
  areas: readonly string[];
};

const toDirectoryBranch = (branch: BranchRecord): DirectoryBranch => ({
  id: branch.id,
  branch_name: branchName(branch),
  latitude: 0,
  longitude: 0,
  school_type: '1',
  grades: gradesOf(branch).map(({ id, name }) => ({ grade_id: id, grade__grade_name: name })),
});

/** The directory of the enquiry form: every city with the branches that can be chosen. */
export const buildDirectory = (): DirectoryCity[] =>
  CITY_LIST.map((city) => ({
    id: city.id,
    city_name: city.name,
    branches: formBranchesOf(city.slug).map(toDirectoryBranch),
  }));

/** The static content entries: branches with a page, in the cities that have one. */
export const buildContentDirectory = (): ContentEntry[] =>
  CITY_LIST.filter((city) => city.hasContentDirectory).flatMap((city) =>
    siteBranches()
      .filter((branch) => branch.city === city.slug)
      .map((branch) => toContentEntry(branch, city.name)),
  );

const toContentEntry = (branch: BranchRecord, city: string): ContentEntry => {
  const { localArea, landmark, areas } = getLocation(branch.id);
  const [first = '', second = '', third = ''] = areas;
  return {
    slug: branch.slug,
    branch_name: branchName(branch),
    city,
    local_area: localArea,
    nearby_area_1: first,
    nearby_area_2: second,
    nearby_area_3: third,
    landmark,
    areas,
  };
};
