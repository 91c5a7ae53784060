import { Section } from '@/components/blocks/Section';
import { Explorers } from '@/components/blocks/study/Explorers';
import { Figure } from '@/components/blocks/study/Figure';
import { MorePractice } from '@/components/blocks/study/MorePractice';
import { Practice } from '@/components/blocks/study/Practice';
import { Prose } from '@/components/blocks/study/Prose';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { StudyTies } from '@/components/blocks/study/StudyTies';
import { NCERT_COPY } from '@/data/copy/ncert';
import { PATHS } from '@/data/routes/paths';
import { NCERT_PATH } from '@/data/routes/paths/study/ncertList';
import type { PageSeo } from '@/data/routes/routes';
import type { NcertChapterPage } from '@/lib/study/ncert/chapterPage';
import { ChapterNeighbours } from './ChapterNeighbours';
import styles from './NcertChapterView.module.scss';

type NcertChapterViewProps = { seo: PageSeo; page: NcertChapterPage };

/** One chapter: what it teaches, problems solved in steps, and the chapters beside it. */
export const NcertChapterView = ({ seo, page }: NcertChapterViewProps) => {
  const practice = NCERT_COPY.practice[page.practised];
  return (
    <StudyPage
      seo={seo}
      subject={page.accent}
      crumbs={[
        { title: NCERT_COPY.home, path: PATHS.home },
        { title: NCERT_COPY.guides, path: NCERT_PATH },
        { title: NCERT_COPY.className(page.classNumber), path: page.classPath },
        { title: page.subject.name, path: page.subject.path },
        { title: NCERT_COPY.chapter(page.number) },
      ]}
      heading={NCERT_COPY.chapterHeading(page.number, page.name)}
      lead={page.lead}
      tool={
        <div className={styles.teaches}>
          <Section title={NCERT_COPY.teaches}>
            <div className={page.figures.length > 0 ? styles.withFigures : undefined}>
              <Prose html={page.body} />
              {page.figures.length > 0 && (
                <div className={styles.figures}>
                  {page.figures.map((figure) => (
                    <Figure key={figure.caption} figure={figure} />
                  ))}
                </div>
              )}
            </div>
          </Section>
        </div>
      }
      ties={<StudyTies ties={page.ties} />}
    >
      <Explorers explorers={page.explorers} />
      <Section title={practice.title} intro={practice.note}>
        <Practice
          questions={page.problems}
          makers={page.makers}
          more={page.makers && <MorePractice makers={page.makers} />}
        />
      </Section>
      <ChapterNeighbours previous={page.previous} next={page.next} />
    </StudyPage>
  );
};
