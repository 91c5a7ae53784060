import { FactList } from '@/components/blocks/FactList';
import { Section } from '@/components/blocks/Section';
import { PillLinks } from '@/components/blocks/study/PillLinks';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { NCERT_COPY } from '@/data/copy/ncert';
import { PATHS } from '@/data/routes/paths';
import { NCERT_PATH } from '@/data/routes/paths/study/ncertList';
import type { PageSeo } from '@/data/routes/routes';
import type { NcertClassPage } from '@/lib/study/ncert/classPage';
import { ClassSubject } from './ClassSubject';
import { EnglishBooks } from './EnglishBooks';
import styles from './NcertClassView.module.scss';
import { OursNote } from './OursNote';
import { ReplacedBooks } from './ReplacedBooks';

type NcertClassViewProps = { seo: PageSeo; page: NcertClassPage };

const ENGLISH_ID = 'english';

/** The books of a class: chapters that have pages, English pieces, titles of the other books. */
export const NcertClassView = ({ seo, page }: NcertClassViewProps) => (
  <StudyPage
    seo={seo}
    subject="general"
    crumbs={[
      { title: NCERT_COPY.home, path: PATHS.home },
      { title: NCERT_COPY.guides, path: NCERT_PATH },
      { title: NCERT_COPY.className(page.classNumber) },
    ]}
    heading={NCERT_COPY.classHeading(page.classNumber)}
    lead={page.lead}
    tool={
      <div className={styles.root}>
        <PillLinks
          label={NCERT_COPY.jump}
          links={[
            ...page.subjects.map(({ id, name }) => ({ href: `#${id}`, text: name })),
            { href: `#${ENGLISH_ID}`, text: NCERT_COPY.english },
          ]}
        />
        {page.subjects.map((subject) => (
          <ClassSubject key={subject.id} subject={subject} />
        ))}
        <div id={ENGLISH_ID} className={styles.english}>
          <EnglishBooks books={page.english} />
        </div>
      </div>
    }
    related={page.related}
  >
    <Section title={NCERT_COPY.otherBooks} intro={NCERT_COPY.otherBooksNote}>
      <FactList facts={page.titles.map(({ name, books }) => ({ term: name, detail: books }))} />
    </Section>
    {page.replaced.map((books) => (
      <ReplacedBooks key={books.until} books={books} />
    ))}
    <OursNote text={page.ours} />
  </StudyPage>
);
