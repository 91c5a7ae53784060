import { Button } from '@/components/ui/Button';
import { OWN_MARKS_COPY, PAPER_COPY } from '@/data/copy/papers';
import { type OwnMarks, sumOwnMarks } from '@/lib/study/papers/ownMarks';
import type { PaperSheet } from '@/lib/study/papers/paperSheet';
import styles from './OwnMarksTable.module.scss';

type OwnMarksTableProps = {
  marks: OwnMarks;
  sections: PaperSheet['sections'];
  onErase: () => void;
};

/** The pupil's own marks by section and in all. */
export const OwnMarksTable = ({ marks, sections, onErase }: OwnMarksTableProps) => {
  const sums = sumOwnMarks(marks, sections);
  const sumOf = (of: 'given' | 'most' | 'marked' | 'of') =>
    sums.reduce((total, section) => total + section[of], 0);
  return (
    <>
      <table className={styles.root}>
        <caption>{OWN_MARKS_COPY.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{PAPER_COPY.sectionColumn}</th>
            <th scope="col">{OWN_MARKS_COPY.marked}</th>
            <th scope="col">{OWN_MARKS_COPY.given}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ name, given, most, marked, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{OWN_MARKS_COPY.outOf(marked, of)}</td>
              <td>{OWN_MARKS_COPY.outOf(given, most)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{PAPER_COPY.total}</th>
            <td>{OWN_MARKS_COPY.outOf(sumOf('marked'), sumOf('of'))}</td>
            <td>
              <strong>{OWN_MARKS_COPY.outOf(sumOf('given'), sumOf('most'))}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
      <p role="status" className={styles.status}>
        {OWN_MARKS_COPY.total(sumOf('given'), sumOf('most'))}
      </p>
      <p className={styles.note}>{OWN_MARKS_COPY.kept}</p>
      <div className={styles.erase}>
        <Button tone="quiet" onClick={onErase}>
          {OWN_MARKS_COPY.erase}
        </Button>
      </div>
    </>
  );
};
