import { KitchenSinkView } from '@/components/views/kitchenSink/KitchenSinkView';
import { buildMapSamples } from '@/lib/schools/maps/mapSamples';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({ maps: buildMapSamples() }));

export default KitchenSinkView;
