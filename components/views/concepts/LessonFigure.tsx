import { Drawing } from '@/components/ui/Drawing';
import type { LessonPage } from '@/lib/study/concepts/lessonPage';
import styles from './LessonFigure.module.scss';

type LessonFigureProps = { figure: NonNullable<LessonPage['figure']> };

/** The drawing of a lesson with the sentence that explains it. */
export const LessonFigure = ({
  figure: { file, width, height, alt, caption },
}: LessonFigureProps) => (
  <figure className={styles.root}>
    <Drawing
      src={`/pictures/concepts/${file}`}
      width={width}
      height={height}
      alt={alt}
      when="now"
      className={styles.drawing}
    />
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);
