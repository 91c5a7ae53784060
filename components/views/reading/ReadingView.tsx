import { Prose } from '@/components/blocks/study/Prose';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { Image } from '@/components/ui/Image';
import type { ReadingPage } from '@/lib/study/reading/readingPage';
import { Afterwards } from './Afterwards';
import styles from './ReadingView.module.scss';

const TEXT_STYLES = { poems: styles.poem, stories: styles.story };

/** A poem or a story: the text first, then what to do with it. */
export const ReadingView = ({ page }: { page: ReadingPage }) => (
  <StudyPage
    seo={page.seo}
    subject="english"
    crumbs={page.crumbs}
    heading={page.title}
    lead={page.lead}
    related={page.related}
    tool={
      <div className={styles.root}>
        <div className={styles.picture}>
          <Image
            {...page.picture}
            width={640}
            height={480}
            loading="eager"
            className={styles.image}
          />
        </div>
        <div className={TEXT_STYLES[page.kind]}>
          <Prose html={page.html} />
        </div>
      </div>
    }
  >
    <Afterwards page={page} />
  </StudyPage>
);
