import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { Link } from '@/components/ui/Link';
import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import type { PageSeo } from '@/data/routes/routes';
import type { ClassCard } from '@/lib/study/worksheets/worksheetPages';
import { CodeFinder } from './CodeFinder';
import styles from './WorksheetsIndexView.module.scss';

type WorksheetsIndexViewProps = {
  seo: PageSeo;
  texts: {
    heading: string;
    lead: string;
    codeTitle: string;
    codeIntro: string;
    howTitle: string;
    how: readonly string[];
    topicsTitle: string;
  };
  classes: readonly ClassCard[];
};

/** All classes with their topics, and a way from a printed code to its sheet. */
export const WorksheetsIndexView = ({ seo, texts, classes }: WorksheetsIndexViewProps) => (
  <StudyPage
    seo={seo}
    subject="maths"
    crumbs={[{ title: 'Home', path: '/' }, { title: texts.heading }]}
    heading={texts.heading}
    lead={texts.lead}
    tool={
      <Section title={texts.topicsTitle}>
        <ul className={styles.classes}>
          {classes.map(({ slug, name, path, count, topics }) => (
            <li key={slug} className={styles.card}>
              <h3 className={styles.name}>
                <Link href={path} className={styles.link}>
                  {name}
                </Link>
              </h3>
              <p className={styles.topics}>{WORKSHEET_COPY.someOf(count, topics)}</p>
            </li>
          ))}
        </ul>
      </Section>
    }
    related={[]}
  >
    <div className={styles.code}>
      <Section title={texts.codeTitle} intro={texts.codeIntro}>
        <CodeFinder />
      </Section>
    </div>
    <Section title={texts.howTitle}>
      {texts.how.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Section>
  </StudyPage>
);
