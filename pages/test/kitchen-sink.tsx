import { KitchenSinkView } from '@/components/views/kitchenSink/KitchenSinkView';
import { getBranch } from '@/lib/schools/directory/branches';
import { buildMapSamples } from '@/lib/schools/maps/mapSamples';
import { sceneImageOf } from '@/lib/schools/scene/sceneImage';
import { staticPage } from '@/lib/site/staticPage';

/** A metro in the rain, a lake, a hill with boarders, a small wing, a fort. */
const SCENES = [8, 51, 21, 30, 64];

export const getStaticProps = staticPage(() => ({
  maps: buildMapSamples(),
  scenes: SCENES.flatMap((id) => {
    const branch = getBranch(id);
    return (branch && sceneImageOf(branch)) ?? [];
  }),
}));

export default KitchenSinkView;
