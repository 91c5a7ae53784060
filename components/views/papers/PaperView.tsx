import { StudyPage } from '@/components/blocks/study/StudyPage';
import { StudyTies } from '@/components/blocks/study/StudyTies';
import { PAPER_COPY } from '@/data/copy/papers';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { PaperPage } from '@/lib/study/papers/paperPage';
import type { PaperSheet as Sheet } from '@/lib/study/papers/paperSheet';
import { ExamClock } from './ExamClock';
import { PaperSheet } from './PaperSheet';
import { Weights } from './Weights';

type PaperViewProps = { seo: PageSeo; page: PaperPage; sheet: Sheet };

const marksOf = ({ name, questions }: Sheet['sections'][number]) => ({
  name,
  marks: questions.reduce((sum, { marks }) => sum + marks, 0),
});

/** One paper with its marking scheme, and which chapters its marks come from. */
export const PaperView = ({ seo, page, sheet }: PaperViewProps) => (
  <StudyPage
    seo={seo}
    subject={page.accent}
    crumbs={[{ title: PAPER_COPY.home, path: PATHS.home }, page.list, { title: page.name }]}
    heading={page.heading}
    lead={page.lead}
    tool={
      <>
        <p>{page.origin}</p>
        <ExamClock
          key={page.slug}
          paper={page.slug}
          minutes={sheet.minutes}
          sections={sheet.sections.map(marksOf)}
        />
        <PaperSheet paper={page.slug} sheet={sheet} />
      </>
    }
    ties={<StudyTies ties={page.ties} />}
  >
    <Weights weights={page.weights} />
  </StudyPage>
);
