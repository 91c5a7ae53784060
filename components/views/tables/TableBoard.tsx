import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { HEAR_COPY } from '@/data/study/tables/copy';
import type { TableLine } from '@/lib/study/tables/buildTable';
import styles from './TableBoard.module.scss';
import { TableHalf } from './TableHalf';
import { useRecitation } from './useRecitation';

type TableBoardProps = { factor: number; rows: readonly TableLine[] };

/** The table itself: to read, to hear, and to look at with its answers covered. */
export const TableBoard = ({ factor, rows }: TableBoardProps) => {
  const { current, problem, play, stop } = useRecitation(rows);
  const [isHidden, setIsHidden] = useState(false);
  const [revealed, setRevealed] = useState<readonly number[]>([]);
  const half = {
    factor,
    current,
    isCovered: (times: number) => isHidden && !revealed.includes(times),
    onReveal: (times: number) => setRevealed([...revealed, times]),
  };
  const toggle = () => {
    setIsHidden(!isHidden);
    setRevealed([]);
  };

  return (
    <div className={styles.root}>
      <div className={styles.actions}>
        <Button tone="secondary" onClick={current === null ? play : stop}>
          {current === null ? HEAR_COPY.listen : HEAR_COPY.stop}
        </Button>
        <Button tone="secondary" onClick={toggle}>
          {isHidden ? HEAR_COPY.show : HEAR_COPY.hide}
        </Button>
        <p role="status" className={styles.problem}>
          {problem && HEAR_COPY[problem]}
        </p>
      </div>
      <div className={styles.halves}>
        <TableHalf {...half} rows={rows.slice(0, 10)} />
        <TableHalf {...half} rows={rows.slice(10)} />
      </div>
    </div>
  );
};
