import { Link } from '@/components/ui/Link';
import { NCERT_COPY } from '@/data/copy/ncert';
import type { NcertChapterPage } from '@/lib/study/ncert/chapterPage';
import styles from './ChapterNeighbours.module.scss';

type ChapterNeighboursProps = Pick<NcertChapterPage, 'previous' | 'next'>;

/** The chapter before and the one after. */
export const ChapterNeighbours = ({ previous, next }: ChapterNeighboursProps) => (
  <nav aria-label={NCERT_COPY.neighbours} className={styles.root}>
    {previous && (
      <Link href={previous.path} className={styles.link}>
        <span className={styles.where}>{NCERT_COPY.previous(previous.number)}</span>
        {previous.name}
      </Link>
    )}
    {next && (
      <Link href={next.path} className={styles.next}>
        <span className={styles.where}>{NCERT_COPY.next(next.number)}</span>
        {next.name}
      </Link>
    )}
  </nav>
);
