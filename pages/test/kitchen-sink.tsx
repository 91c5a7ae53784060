import { KitchenSinkView } from '@/components/views/kitchenSink/KitchenSinkView';
import { getBranch } from '@/lib/schools/directory/branches';
import { buildMapSamples } from '@/lib/schools/maps/mapSamples';
import { sceneImageOf } from '@/lib/schools/scene/sceneImage';
import { staticPage } from '@/lib/site/staticPage';

/** A small wing by a lake, boarders by a river, Delhi in winter, Jaipur in the evening, palms in Chennai. */
const SCENES = [4, 98, 91, 108, 143];

export const getStaticProps = staticPage(() => ({
  maps: buildMapSamples(),
  scenes: SCENES.flatMap((id) => {
    const branch = getBranch(id);
    return (branch && sceneImageOf(branch)) ?? [];
  }),
}));

export default KitchenSinkView;
