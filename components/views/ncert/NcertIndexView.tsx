import { FactList } from '@/components/blocks/FactList';
import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { NCERT_COPY } from '@/data/copy/ncert';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { NcertIndexPage } from '@/lib/study/ncert/indexPage';
import { ChapterFinder } from './ChapterFinder';
import { ClassCards } from './ClassCards';
import { OursNote } from './OursNote';

type NcertIndexViewProps = { seo: PageSeo; page: NcertIndexPage };

/** All classes with their books, a way straight to a chapter, and how to use the pages. */
export const NcertIndexView = ({ seo, page }: NcertIndexViewProps) => (
  <StudyPage
    seo={seo}
    subject="general"
    crumbs={[{ title: NCERT_COPY.home, path: PATHS.home }, { title: NCERT_COPY.guides }]}
    heading={page.heading}
    lead={page.lead}
    tool={
      <>
        <ChapterFinder />
        <Section title={NCERT_COPY.classesTitle}>
          <ClassCards classes={page.classes} />
        </Section>
      </>
    }
    related={page.related}
  >
    <Section title={NCERT_COPY.howTo}>
      <FactList facts={page.howTo} />
    </Section>
    <OursNote text={page.ours} />
  </StudyPage>
);
