import { NumberSystemsView } from '@/components/views/converters/NumberSystemsView';
import { staticPage } from '@/lib/site/staticPage';
import { buildNumberSystemPage } from '@/lib/study/converters/numberSystemPage';

export const getStaticProps = staticPage(() => ({ page: buildNumberSystemPage() }));

export default NumberSystemsView;
