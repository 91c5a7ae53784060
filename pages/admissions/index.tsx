import { AdmissionsView } from '@/components/views/admissions/AdmissionsView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { buildCityCards } from '@/lib/schools/directory/cityCards';
import { buildAdmissionQuestions } from '@/lib/schools/questions/admissionQuestions';
import { ASKED_FIRST, buildParentQuestions } from '@/lib/schools/questions/parentQuestions';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(PATHS.admissions),
  cities: buildCityCards('admission'),
  questions: [...buildAdmissionQuestions(), ...buildParentQuestions().slice(ASKED_FIRST)],
}));

export default AdmissionsView;
