import { BRANCH_LIST, CITY_LIST } from '@/data/places/places';
import { PATHS } from '@/data/routes/paths';
import {
  branchPath,
  campaignPath,
  cbseSchoolsPath,
  cityAdmissionPath,
  cityPath,
  lpPath,
} from '@/data/routes/paths/places';

/** Every address that a campaign may lead to. Not the list of routes, which campaigns are part of. */
export const knownPaths = (): ReadonlySet<string> =>
  new Set(
    [
      ...Object.values(PATHS),
      ...CITY_LIST.flatMap(({ slug }) => [
        cityPath(slug),
        cityAdmissionPath(slug),
        campaignPath(slug),
        ...(cityPath(slug) === null ? [] : [lpPath(slug)]),
        ...(hasCbse(slug) ? [cbseSchoolsPath(slug)] : []),
      ]),
      ...BRANCH_LIST.flatMap((branch) => [branchPath(branch), campaignPath(branch.city, branch)]),
    ].filter((path) => path !== null),
  );

const hasCbse = (city: string): boolean =>
  BRANCH_LIST.some((branch) => branch.city === city && branch.board === 'CBSE');
