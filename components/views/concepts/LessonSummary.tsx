import { Figure } from '@/components/blocks/study/Figure';
import { Prose } from '@/components/blocks/study/Prose';
import { CONCEPTS_COPY } from '@/data/copy/concepts';
import type { LessonPage } from '@/lib/study/concepts/lessonPage';
import { LessonFigure } from './LessonFigure';
import styles from './LessonSummary.module.scss';

/** The idea in a line, with the picture that shows it. */
export const LessonSummary = ({ lesson }: { lesson: LessonPage }) => (
  <div className={styles.root}>
    <div className={styles.rule}>
      <p className={styles.label}>
        <strong>{CONCEPTS_COPY.inShort}</strong>
        <span className={styles.classes}>{lesson.classes}</span>
      </p>
      <Prose html={lesson.rule} />
    </div>
    {lesson.figure && <LessonFigure figure={lesson.figure} />}
    {lesson.drawn && <Figure figure={lesson.drawn} />}
  </div>
);
