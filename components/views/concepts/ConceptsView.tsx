import { StudyPage } from '@/components/blocks/study/StudyPage';
import { CONCEPTS_COPY } from '@/data/copy/concepts';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { ConceptsPage } from '@/lib/study/concepts/conceptsPage';
import { ConceptLists } from './ConceptLists';
import { HowToStudy } from './HowToStudy';

type ConceptsViewProps = { seo: PageSeo; page: ConceptsPage };

/** The lessons of a subject by classes, the tables where it has them, and how to use them. */
export const ConceptsView = ({ seo, page }: ConceptsViewProps) => (
  <StudyPage
    seo={seo}
    subject={page.subject}
    crumbs={[{ title: CONCEPTS_COPY.home, path: PATHS.home }, { title: page.name }]}
    heading={page.heading}
    lead={page.lead}
    tool={<ConceptLists page={page} />}
    related={page.related}
  >
    <HowToStudy steps={page.howTo} />
  </StudyPage>
);
