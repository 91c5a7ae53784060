import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { buildBranchMap } from './branchMap';
import { buildCityMap } from './cityMap';
import { buildIndiaMap } from './indiaMap';

/** One map of each kind, for the page of all components. */
export const buildMapSamples = () => {
  const [branch] = siteBranchesOf('pune');
  return {
    india: buildIndiaMap(),
    city: buildCityMap('pune'),
    onlyBranch: buildCityMap('nagpur'),
    branch: branch ? buildBranchMap(branch) : null,
  };
};

export type MapSampleSet = ReturnType<typeof buildMapSamples>;
