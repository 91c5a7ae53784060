import { OWN_MARKS_COPY, PAPER_COPY } from '@/data/copy/papers';
import { markChoices } from '@/lib/study/papers/ownMarks';
import styles from './OwnMark.module.scss';
import { useOwnMarking } from './OwnMarksContext';

type OwnMarkProps = { number: number; marks: number };

/** The pupil's own marks for one question; nothing until the paper is marked. */
export const OwnMark = ({ number, marks: most }: OwnMarkProps) => {
  const marking = useOwnMarking();
  if (!marking) return null;
  const given = marking.marks[number];
  return (
    <p className={styles.root}>
      <label>
        {OWN_MARKS_COPY.of(number)}
        <select
          value={given ?? ''}
          onChange={({ target }) =>
            marking.give(number, target.value === '' ? null : Number(target.value))
          }
        >
          <option value="">–</option>
          {markChoices(most).map((choice) => (
            <option key={choice} value={choice}>
              {PAPER_COPY.marksOf(choice)}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
};
