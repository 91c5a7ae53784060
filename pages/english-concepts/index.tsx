import { ConceptsView } from '@/components/views/concepts/ConceptsView';
import { CONCEPT_PATHS } from '@/data/routes/paths/study/concepts';
import { seoFor } from '@/data/routes/routes';
import { staticPage } from '@/lib/site/staticPage';
import { buildConceptsPage } from '@/lib/study/concepts/conceptsPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CONCEPT_PATHS.english),
  page: buildConceptsPage('english'),
}));

export default ConceptsView;
