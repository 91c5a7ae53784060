import { Explorers } from '@/components/blocks/study/Explorers';
import { MorePracticeOpener } from '@/components/blocks/study/MorePracticeOpener';
import { Practice } from '@/components/blocks/study/Practice';
import { Prose } from '@/components/blocks/study/Prose';
import { StudyPage } from '@/components/blocks/study/StudyPage';
import { StudyTies } from '@/components/blocks/study/StudyTies';
import { CONCEPTS_COPY } from '@/data/copy/concepts';
import { PATHS } from '@/data/routes/paths';
import type { PageSeo } from '@/data/routes/routes';
import type { LessonPage } from '@/lib/study/concepts/lessonPage';
import { LessonSummary } from './LessonSummary';

type LessonViewProps = { seo: PageSeo; lesson: LessonPage };

/** One lesson: the idea in short with its picture, the text, practice and what goes with it. */
export const LessonView = ({ seo, lesson }: LessonViewProps) => (
  <StudyPage
    seo={seo}
    subject={lesson.subject}
    crumbs={[{ title: CONCEPTS_COPY.home, path: PATHS.home }, lesson.list, { title: lesson.name }]}
    heading={lesson.heading}
    lead={lesson.lead}
    tool={<LessonSummary lesson={lesson} />}
    practice={
      <Practice
        questions={lesson.practice}
        makers={lesson.makers}
        more={<MorePracticeOpener makers={lesson.makers} />}
      />
    }
    ties={<StudyTies ties={lesson.ties} />}
  >
    <Prose html={lesson.body} />
    <Explorers explorers={lesson.explorers} />
  </StudyPage>
);
