import { DaySchoolView } from '@/components/views/schools/DaySchoolView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildDaySchoolPage } from '@/lib/schools/directory/schoolPages';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  page: buildDaySchoolPage(),
  seo: seoFor(PATHS.daySchool),
}));

export default DaySchoolView;
