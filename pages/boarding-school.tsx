import { BoardingSchoolView } from '@/components/views/schools/BoardingSchoolView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildBoardingSchoolPage } from '@/lib/schools/directory/schoolPages';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  page: buildBoardingSchoolPage(),
  seo: seoFor(PATHS.boardingSchool),
}));

export default BoardingSchoolView;
