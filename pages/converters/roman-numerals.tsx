import { RomanView } from '@/components/views/converters/RomanView';
import { staticPage } from '@/lib/site/staticPage';
import { buildRomanPage } from '@/lib/study/converters/romanPage';

export const getStaticProps = staticPage(() => ({ page: buildRomanPage() }));

export default RomanView;
