import { Section } from '@/components/blocks/Section';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { StudyTies } from '@/components/blocks/study/StudyTies';
import type { PageSeo } from '@/data/routes/routes';
import type { TopicPage } from '@/lib/study/worksheets/topicPage';
import { TopicEmblem } from './TopicEmblem';
import { TopicLinks } from './TopicLinks';
import styles from './TopicWorksheetView.module.scss';
import { Worksheet } from './Worksheet';

type TopicWorksheetViewProps = { seo: PageSeo; page: TopicPage };

/** One topic: its picture, a sheet with its key, and the other topics of the class. */
export const TopicWorksheetView = ({ seo, page }: TopicWorksheetViewProps) => (
  <StudyPage
    seo={seo}
    subject={page.subject}
    crumbs={[
      { title: 'Home', path: '/' },
      { title: 'Worksheets', path: '/worksheets' },
      { title: page.grade.name, path: page.grade.path },
      { title: page.title },
    ]}
    heading={page.heading}
    lead={page.lead}
    beside={<TopicEmblem emblem={page.emblem} isLarge />}
    tool={
      <Worksheet
        key={page.path}
        firstSheet={page.firstSheet}
        grade={page.grade.name}
        subject={page.subject}
      />
    }
    ties={<StudyTies ties={page.ties} />}
  >
    <div className={styles.root}>
      <Section title={page.othersTitle}>
        <TopicLinks topics={page.others} />
      </Section>
    </div>
  </StudyPage>
);
