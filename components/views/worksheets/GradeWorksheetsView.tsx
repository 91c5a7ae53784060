import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { StudyTies } from '@/components/blocks/study/StudyTies';
import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import type { PageSeo } from '@/data/routes/routes';
import type { GradePage } from '@/lib/study/worksheets/worksheetPages';
import { AskedSheet } from './AskedSheet';
import { CodeFinder } from './CodeFinder';
import styles from './GradeWorksheetsView.module.scss';
import { TopicLinks } from './TopicLinks';

type GradeWorksheetsViewProps = {
  seo: PageSeo;
  page: GradePage;
  titles: { code: string; codeIntro: string; advice: string };
};

/** The topics of one class, a way from a printed code to its sheet, and advice. */
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
    tool={
      <AskedSheet>
        {page.subjects.map(({ subject, topics }) => (
          <div key={subject} className={styles[subject]}>
            <Section title={WORKSHEET_COPY.subjects[subject]}>
              <TopicLinks topics={topics} />
            </Section>
          </div>
        ))}
      </AskedSheet>
    }
    ties={<StudyTies ties={page.ties} />}
  >
    <Section title={titles.advice}>
      <ul className={styles.advice}>
        {page.advice.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Section>
    <div className={styles.code}>
      <Section title={titles.code} intro={titles.codeIntro}>
        <CodeFinder />
      </Section>
    </div>
  </StudyPage>
);
