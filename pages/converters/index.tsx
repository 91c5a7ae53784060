import { ConvertersView } from '@/components/views/converters/ConvertersView';
import { staticPage } from '@/lib/site/staticPage';
import { buildConvertersPage } from '@/lib/study/converters/convertersPage';

export const getStaticProps = staticPage(() => ({ page: buildConvertersPage() }));

export default ConvertersView;
