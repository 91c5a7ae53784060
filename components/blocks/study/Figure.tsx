import type { DrawnFigure } from '@/lib/study/figures/drawFigure';
import styles from './Figure.module.scss';

type FigureProps = { figure: DrawnFigure };

/** A drawing of the build with the sentence that explains it. */
export const Figure = ({ figure: { viewBox, svg, alt, caption } }: FigureProps) => (
  <figure className={styles.root}>
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={alt}
      className={styles.image}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from `drawFigure`.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);
