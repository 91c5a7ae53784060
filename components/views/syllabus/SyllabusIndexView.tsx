import { FactList } from '@/components/blocks/FactList';
import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { SyllabusIndexPage } from '@/lib/study/syllabus/syllabusIndex';
import { BooksTable } from './BooksTable';
import { ClassLinks } from './ClassLinks';
import { Notes } from './Notes';
import styles from './Subject.module.scss';
import { SyllabusFilter } from './SyllabusFilter';
import { UnitTable } from './UnitTable';

type SyllabusIndexViewProps = { seo: PageSeo; page: SyllabusIndexPage };

/** All classes: every unit with its marks, the books of the younger, how the year is assessed. */
export const SyllabusIndexView = ({ seo, page }: SyllabusIndexViewProps) => {
  const { text } = page;
  return (
    <StudyPage
      seo={seo}
      subject="general"
      crumbs={[{ title: SYLLABUS_COPY.home, path: PATHS.home }, { title: SYLLABUS_COPY.syllabus }]}
      heading={text.heading}
      lead={text.lead}
      tool={
        <>
          <ClassLinks classes={page.classes} />
          <SyllabusFilter total={page.entries} subjects={page.subjects} />
          <div className={styles.all}>
            <div className={styles.root}>
              <Section title={text.marked} intro={text.markedIntro}>
                <UnitTable courses={page.courses} />
              </Section>
            </div>
            <div className={styles.root}>
              <Section title={text.books} intro={text.booksIntro}>
                <BooksTable books={page.books} />
              </Section>
            </div>
          </div>
        </>
      }
      related={page.related}
    >
      <Section title={text.assessed}>
        <FactList facts={text.assessedFacts} />
      </Section>
      <Section title={text.use}>
        <FactList facts={text.useSteps} />
      </Section>
      <Notes notes={[page.source]} />
    </StudyPage>
  );
};
