import { StudyPage } from '@/components/blocks/study/StudyPage';
import { PAPER_COPY } from '@/data/copy/papers';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { PaperPage } from '@/lib/study/papers/paperPage';
import type { PaperSheet as Sheet } from '@/lib/study/papers/paperSheet';
import { PaperSheet } from './PaperSheet';
import { Weights } from './Weights';

type PaperViewProps = { seo: PageSeo; page: PaperPage; sheet: Sheet };

/** One paper with its marking scheme, and which chapters its marks come from. */
export const PaperView = ({ seo, page, sheet }: PaperViewProps) => (
  <StudyPage
    seo={seo}
    subject={page.subject}
    crumbs={[{ title: PAPER_COPY.home, path: PATHS.home }, page.list, { title: page.name }]}
    heading={page.heading}
    lead={page.lead}
    tool={
      <>
        <p>{page.origin}</p>
        <PaperSheet sheet={sheet} />
      </>
    }
    related={page.related}
  >
    <Weights weights={page.weights} />
  </StudyPage>
);
