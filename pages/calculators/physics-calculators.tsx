import { PhysicsCalculatorsView } from '@/components/views/calculators/PhysicsCalculatorsView';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildPhysicsPage } from '@/lib/study/calculators/calculatorPages';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CALCULATOR_PATHS.physics),
  page: buildPhysicsPage(),
}));

export default PhysicsCalculatorsView;
