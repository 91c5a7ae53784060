import { UnitConverterView } from '@/components/views/converters/UnitConverterView';
import { staticPage } from '@/lib/site/staticPage';
import { buildUnitPage } from '@/lib/study/converters/unitPage';

export const getStaticProps = staticPage(() => ({ page: buildUnitPage('volume') }));

export default UnitConverterView;
