import { AdmissionsView } from '@/components/views/admissions/AdmissionsView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildCityCards } from '@/lib/directory/cityCards';
import { staticPage } from '@/lib/pages/staticPage';
import { buildAdmissionQuestions } from '@/lib/questions/admissionQuestions';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PATHS.admissions),
  cities: buildCityCards('admission'),
  questions: buildAdmissionQuestions(),
}));

export default AdmissionsView;
