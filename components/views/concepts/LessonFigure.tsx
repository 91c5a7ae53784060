import { Image } from '@/components/ui/Image';
import type { LessonPage } from '@/lib/study/concepts/lessonPage';
import styles from './LessonFigure.module.scss';

type LessonFigureProps = { figure: NonNullable<LessonPage['figure']> };

/** The image of a lesson with the sentence that explains it. */
export const LessonFigure = ({
  figure: { file, width, height, alt, caption },
}: LessonFigureProps) => (
  <figure className={styles.root}>
    <Image
      src={`/pictures/concepts/${file}`}
      width={width}
      height={height}
      alt={alt}
      loading="eager"
      className={styles.image}
    />
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);
