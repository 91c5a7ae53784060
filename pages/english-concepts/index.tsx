import { ConceptsView } from '@/components/views/concepts/ConceptsView';
import { seoFor } from '@/data/routes';
import { CONCEPT_PATHS } from '@/data/study/paths/concepts';
import { staticPage } from '@/lib/pages/staticPage';
import { buildConceptsPage } from '@/lib/study/concepts/conceptsPage';

export const getStaticProps = staticPage(() => ({
  seo: seoFor(CONCEPT_PATHS.english),
  page: buildConceptsPage('english'),
}));

export default ConceptsView;
