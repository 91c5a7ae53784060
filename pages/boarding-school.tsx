import { BoardingSchoolView } from '@/components/views/schools/BoardingSchoolView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildBoardingSchoolPage } from '@/lib/directory/schoolPages';
import { staticPage } from '@/lib/pages/staticPage';

export const getStaticProps = staticPage(() => ({
  page: buildBoardingSchoolPage(),
  seo: seoFor(PATHS.boardingSchool),
}));

export default BoardingSchoolView;
