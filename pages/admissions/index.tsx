import { AdmissionsView } from '@/components/views/admissions/AdmissionsView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildCityCards } from '@/lib/schools/directory/cityCards';
import { buildAdmissionQuestions } from '@/lib/schools/questions/admissionQuestions';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PATHS.admissions),
  cities: buildCityCards('admission'),
  questions: buildAdmissionQuestions(),
}));

export default AdmissionsView;
