import { FeeStructureView } from '@/components/views/admissions/FeeStructureView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({ seo: seoFor(PATHS.feeStructure) }));

export default FeeStructureView;
