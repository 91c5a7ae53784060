import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { StudyTies } from '@/components/blocks/study/StudyTies';
import type { PageSeo } from '@/data/routes/routes';
import type { GradePage } from '@/lib/study/worksheets/worksheetPages';
import styles from './GradeWorksheetsView.module.scss';
import { Worksheet } from './Worksheet';

type GradeWorksheetsViewProps = {
  seo: PageSeo;
  page: GradePage;
  titles: { topics: string; advice: string };
};

/** The worksheets of one class: a sheet, what its topics train, advice. */
export const GradeWorksheetsView = ({ seo, page, titles }: GradeWorksheetsViewProps) => (
  <StudyPage
    seo={seo}
    subject="maths"
    crumbs={[
      { title: 'Home', path: '/' },
      { title: 'Worksheets', path: '/worksheets' },
      { title: page.name },
    ]}
    heading={page.heading}
    lead={page.lead}
    tool={<Worksheet slug={page.slug} firstSheet={page.firstSheet} />}
    ties={<StudyTies ties={page.ties} />}
  >
    <div className={styles.root}>
      <Section title={titles.topics}>
        <dl className={styles.topics}>
          {page.topics.map(({ code, title, note }) => (
            <div key={code} className={styles.topic}>
              <dt>{title}</dt>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={titles.advice}>
        <ul className={styles.advice}>
          {page.advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Section>
    </div>
  </StudyPage>
);
