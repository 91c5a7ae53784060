import { PillLinks } from '@/components/blocks/study/PillLinks';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { NCERT_COPY } from '@/data/copy/ncert';
import { PATHS } from '@/data/routes/paths';
import { NCERT_PATH } from '@/data/routes/paths/study/ncertList';
import type { PageSeo } from '@/data/routes/routes';
import type { NcertSubjectPage } from '@/lib/study/ncert/subjectPage';
import styles from './NcertSubjectView.module.scss';
import { OursNote } from './OursNote';
import { SubjectChapters } from './SubjectChapters';

type NcertSubjectViewProps = { seo: PageSeo; page: NcertSubjectPage };

/** The chapters of a book, each with what it is about and a way to its page. */
export const NcertSubjectView = ({ seo, page }: NcertSubjectViewProps) => (
  <StudyPage
    seo={seo}
    subject={page.accent}
    crumbs={[
      { title: NCERT_COPY.home, path: PATHS.home },
      { title: NCERT_COPY.guides, path: NCERT_PATH },
      { title: NCERT_COPY.className(page.classNumber), path: page.classPath },
      { title: page.subjectName },
    ]}
    heading={NCERT_COPY.subjectHeading(page.classNumber, page.subjectName)}
    lead={NCERT_COPY.subjectLead(page.book, page.lead)}
    tool={
      <div className={styles.root}>
        <PillLinks
          label={NCERT_COPY.jump}
          links={page.groups
            .flatMap(({ chapters }) => chapters)
            .map(({ number, printed, name }) => ({
              href: `#chapter-${number}`,
              text: String(printed),
              label: NCERT_COPY.jumpToChapter(printed, name),
            }))}
        />
        {page.groups.map((group) => (
          <SubjectChapters key={group.name} group={group} practised={page.practised} />
        ))}
      </div>
    }
    related={page.related}
  >
    <OursNote text={page.ours} />
  </StudyPage>
);
