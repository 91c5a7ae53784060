import { DaySchoolView } from '@/components/views/schools/DaySchoolView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildDaySchoolPage } from '@/lib/directory/schoolPages';
import { staticPage } from '@/lib/pages/staticPage';

export const getStaticProps = staticPage(() => ({
  page: buildDaySchoolPage(),
  seo: seoFor(PATHS.daySchool),
}));

export default DaySchoolView;
