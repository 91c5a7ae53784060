import { FactList } from '@/components/blocks/FactList';
import { Section } from '@/components/blocks/Section';
import { PillLinks } from '@/components/blocks/study/PillLinks';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { StudyTies } from '@/components/blocks/study/StudyTies';
import { SYLLABUS_COPY } from '@/data/copy/syllabus';
import { PATHS } from '@/data/routes/paths';
import { SYLLABUS_PATH } from '@/data/routes/paths/study/syllabus';
import type { PageSeo } from '@/data/routes/routes';
import type { ClassSyllabusPage } from '@/lib/study/syllabus/classSyllabus';
import { BookTable } from './BookTable';
import { CourseTable } from './CourseTable';
import { EnglishList } from './EnglishList';
import { Notes } from './Notes';
import styles from './Subject.module.scss';
import { SyllabusFilter } from './SyllabusFilter';
import { YearMarks } from './YearMarks';

type SyllabusClassViewProps = { seo: PageSeo; page: ClassSyllabusPage };

/** The year of a class: marks, units or chapters with weeks, and how the year is assessed. */
export const SyllabusClassView = ({ seo, page }: SyllabusClassViewProps) => (
  <StudyPage
    // Another class begins unfiltered.
    key={page.classNumber}
    seo={seo}
    subject="general"
    crumbs={[
      { title: SYLLABUS_COPY.home, path: PATHS.home },
      { title: SYLLABUS_COPY.syllabus, path: SYLLABUS_PATH },
      { title: SYLLABUS_COPY.className(page.classNumber) },
    ]}
    heading={page.heading}
    lead={page.lead}
    tool={
      <>
        {page.courses.length > 0 && <YearMarks courses={page.courses} paperTime={page.paperTime} />}
        <PillLinks
          label={SYLLABUS_COPY.jump}
          links={page.subjects.map(({ value, label }) => ({ href: `#${value}`, text: label }))}
        />
        <SyllabusFilter total={page.entries} subjects={page.subjects} />
        <div className={styles.all}>
          {page.courses.map((course) => (
            <CourseTable key={course.id} course={course} weeks={page.weeks} />
          ))}
          {page.books.map((book) => (
            <BookTable key={book.id} book={book} weeks={page.weeks} />
          ))}
          <EnglishList {...page.english} />
        </div>
      </>
    }
    ties={<StudyTies ties={page.ties} />}
  >
    <Section title={page.assessment.title}>
      <FactList facts={page.assessment.facts} />
    </Section>
    <Section title={SYLLABUS_COPY.otherBooks} intro={page.titles.intro}>
      <FactList facts={page.titles.books} />
    </Section>
    <Notes notes={page.notes} />
  </StudyPage>
);
