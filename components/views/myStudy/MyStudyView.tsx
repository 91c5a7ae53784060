import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import { PATHS } from '@/data/routes/paths';
import { NCERT_PATH } from '@/data/routes/paths/study/ncertList';
import type { PageSeo } from '@/data/routes/routes';
import type { ClassBooks } from '@/lib/study/shelf/classProgress';
import styles from './MyStudyView.module.scss';
import { Shelf } from './Shelf';

type MyStudyViewProps = { seo: PageSeo; classes: readonly ClassBooks[] };

const copy = MY_STUDY_COPY;

/** The study shelf of this device, and what it is. */
export const MyStudyView = ({ seo, classes }: MyStudyViewProps) => (
  <StudyPage
    seo={seo}
    subject="general"
    crumbs={[
      { title: 'Home', path: PATHS.home },
      { title: copy.study, path: NCERT_PATH },
      { title: copy.crumb },
    ]}
    heading={copy.heading}
    lead={copy.lead}
    tool={
      <>
        <p className={styles.withoutScripts}>{copy.withoutScripts}</p>
        <Shelf classes={classes} />
      </>
    }
    related={[]}
  >
    <div className={styles.about}>
      {Object.values(copy.about).map(({ title, points }) => (
        <Section key={title} title={title}>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  </StudyPage>
);
