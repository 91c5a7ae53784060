import { Icon } from '@/components/ui/Icon';
import { WORKSHEET_COPY } from '@/data/copy/worksheets';
import type { Mark } from '@/lib/study/worksheets/markAnswer';
import styles from './BlankField.module.scss';
import { MathText } from './MathText';

type BlankMarkProps = { id: string; mark: Mark; answer: string };

/** What the check found, and the right answer where it is another one. */
export const BlankMark = ({ id, mark, answer }: BlankMarkProps) => (
  <p id={id} className={styles.mark}>
    <Icon name={mark === 'right' ? 'check' : 'alert'} size={18} />
    <span>
      {WORKSHEET_COPY.marks[mark]}
      {mark !== 'right' && (
        <>
          {'. '}
          <MathText text={WORKSHEET_COPY.shown(answer)} />
        </>
      )}
    </span>
  </p>
);
