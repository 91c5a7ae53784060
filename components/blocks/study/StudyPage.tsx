import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { JsonLd } from '@/components/blocks/JsonLd';
import { Section } from '@/components/blocks/Section';
import { Seo } from '@/components/blocks/Seo';
import { Link } from '@/components/ui/Link';
import { STUDY_COPY } from '@/data/copy/study';
import { MY_STUDY_PATH } from '@/data/routes/paths/study/myStudy';
import type { PageSeo } from '@/data/routes/routes';
import { buildLesson } from '@/lib/seo/jsonLd/lesson';
import type { StudiedSubject } from '@/lib/study/shelf/shelf';
import { PrintButton } from './PrintButton';
import { type RelatedPage, RelatedPages } from './RelatedPages';
import styles from './StudyPage.module.scss';
import { StudyPlaceProvider } from './StudyPlace';
import { useKeptRefresh } from './useKeptRefresh';

export type StudySubject = StudiedSubject;

type StudyPageProps = {
  seo: PageSeo;
  /** Gives the page its accent colour. */
  subject: StudySubject;
  /** From the top down. The page itself may stand at the end, without a path. */
  crumbs: readonly { title: string; path?: string }[];
  heading: string;
  lead: string;
  /** What people come for. */
  tool: ReactNode;
  /** The explanation: headings of the second level and text. */
  children: ReactNode;
  /** Questions: passed in, so that a page without any loads nothing for them. */
  practice?: ReactNode;
  /** Stands beside the heading instead of the button that prints the page. */
  beside?: ReactNode;
  /** The block of its ties, on pages that the graph of study pages knows. */
  ties?: ReactNode;
  /** Where else to go on; on the other pages. */
  related?: readonly RelatedPage[];
};

const trailOf = (crumbs: StudyPageProps['crumbs']) =>
  crumbs.flatMap(({ title, path }) => (path === undefined ? [] : [{ title, path }]));

/** A page to learn from: the tool first, then the explanation, practice and where to go on. */
export const StudyPage = (props: StudyPageProps) => {
  const {
    seo,
    subject,
    crumbs,
    heading,
    lead,
    tool,
    children,
    practice,
    beside,
    ties,
    related = [],
  } = props;
  useKeptRefresh();
  const last = crumbs.at(-1);
  const current = last && last.path === undefined ? last.title : heading;

  return (
    <StudyPlaceProvider place={{ path: seo.path, title: heading, subject }}>
      <Seo {...seo} />
      <JsonLd about={buildLesson({ path: seo.path, title: heading, subject })} />
      <article className={`${styles.root} ${styles[subject]}`}>
        <div className={styles.crumbs}>
          <Breadcrumbs trail={trailOf(crumbs)} current={current} />
        </div>
        <header className={styles.head}>
          <div className={styles.titles}>
            <h1>{heading}</h1>
            <p className={styles.lead}>{lead}</p>
          </div>
          {beside ?? <PrintButton />}
        </header>
        <div className={styles.tool}>{tool}</div>
        <div className={styles.body}>
          <div className={styles.text}>
            {children}
            {practice && <Section title={STUDY_COPY.practice}>{practice}</Section>}
          </div>
          {ties ?? (related.length > 0 && <RelatedPages pages={related} />)}
        </div>
        {seo.path !== MY_STUDY_PATH && (
          <p className={styles.myStudy}>
            <Link href={MY_STUDY_PATH}>{STUDY_COPY.myStudy}</Link>: {STUDY_COPY.myStudyNote}
          </p>
        )}
      </article>
    </StudyPlaceProvider>
  );
};
