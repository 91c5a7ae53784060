import { ApplicationFormView } from '@/components/views/admissions/ApplicationFormView';
import { PATHS } from '@/data/routes/paths';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';

export const getStaticProps = staticPage(() => ({ seo: seoFor(PATHS.applicationForm) }));

export default ApplicationFormView;
