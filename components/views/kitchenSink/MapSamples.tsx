import { BranchMap } from '@/components/blocks/maps/BranchMap';
import { CityMap } from '@/components/blocks/maps/CityMap';
import { IndiaMap } from '@/components/blocks/maps/IndiaMap';
import { PinList } from '@/components/blocks/maps/PinList';
import { WithMap } from '@/components/blocks/maps/WithMap';
import type { MapSampleSet } from '@/lib/schools/maps/mapSamples';
import { Sample } from './Sample';

export const MapSamples = ({ india, city, onlyBranch, branch }: MapSampleSet) => (
  <Sample title="Maps" layout="rows">
    <WithMap map={<IndiaMap map={india} />}>
      <PinList pins={india.pins} isMarked />
    </WithMap>
    {[city, onlyBranch].map(
      (map) =>
        map && (
          <WithMap key={map.labels[0]?.text} map={<CityMap map={map} />}>
            <PinList pins={map.pins} isMarked />
          </WithMap>
        ),
    )}
    {branch && (
      <WithMap map={<BranchMap map={branch} />}>
        <PinList pins={branch.pins} />
      </WithMap>
    )}
  </Sample>
);
