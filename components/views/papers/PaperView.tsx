import { StudyPage } from '@/components/blocks/study/StudyPage';
import { PAPER_COPY } from '@/data/copy/papers';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { PaperPage } from '@/lib/study/papers/paperPage';
import { PaperIsland } from './PaperIsland';
import { Weights } from './Weights';

export type PaperViewProps = { seo: PageSeo; page: PaperPage };

/** One paper with its marking scheme, and which chapters its marks come from. */
export const PaperView = ({ seo, page }: PaperViewProps) => (
  <StudyPage
    key={page.slug}
    seo={seo}
    subject={page.subject}
    crumbs={[{ title: PAPER_COPY.home, path: PATHS.home }, page.list, { title: page.name }]}
    heading={page.heading}
    lead={page.lead}
    tool={
      <>
        <p>{page.origin}</p>
        <PaperIsland slug={page.slug} path={page.path} />
      </>
    }
    related={page.related}
  >
    <Weights weights={page.weights} />
  </StudyPage>
);
