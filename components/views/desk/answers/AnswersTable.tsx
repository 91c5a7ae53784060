import type { ReactNode } from 'react';
import { ColumnHeads } from '@/components/blocks/ColumnHeads';
import { ShareBar } from '@/components/ui/ShareBar';
import { ANSWERS_COPY, ofText, shareText } from '@/data/copy/desk/answers';
import { shareInTime } from '@/lib/desk/answerFigure';
import type { AnswerRow } from '@/lib/desk/answersPage';
import { officeWait } from '@/lib/desk/officeWait';
import styles from './AnswersTable.module.scss';

const COLUMNS = [
  ANSWERS_COPY.share,
  ANSWERS_COPY.median,
  ANSWERS_COPY.ninetieth,
  ANSWERS_COPY.answered,
  ANSWERS_COPY.unanswered,
];

type AnswersTableProps = {
  caption: string;
  /** What the rows are. */
  first: string;
  rows: readonly AnswerRow[];
};

/** Figures line by line, with a bar for the share; on phones each line is a card. */
export const AnswersTable = ({ caption, first, rows }: AnswersTableProps) => (
  <table className={styles.root}>
    <caption className={styles.caption}>{caption}</caption>
    <thead className={styles.head}>
      <ColumnHeads columns={[first, ...COLUMNS]} />
    </thead>
    <tbody>
      {rows.map(({ key, label, figure }) => {
        const share = shareInTime(figure);
        return (
          <tr key={key} className={styles.row}>
            <th scope="row">{label}</th>
            <Cell column={ANSWERS_COPY.share}>
              {shareText(share)} {ofText(figure.inTime, figure.judged)}
              {share !== null && (
                <span className={styles.bar}>
                  <ShareBar share={share} />
                </span>
              )}
            </Cell>
            <Cell column={ANSWERS_COPY.median}>{spanText(figure.median)}</Cell>
            <Cell column={ANSWERS_COPY.ninetieth}>{spanText(figure.ninetieth)}</Cell>
            <Cell column={ANSWERS_COPY.answered}>{figure.answered}</Cell>
            <Cell column={ANSWERS_COPY.unanswered}>{figure.unanswered}</Cell>
          </tr>
        );
      })}
    </tbody>
  </table>
);

type CellProps = { column: string; children: ReactNode };

const Cell = ({ column, children }: CellProps) => (
  <td>
    <span className={styles.label} aria-hidden="true">
      {column}
    </span>
    {children}
  </td>
);

const spanText = (ms: number | null): string => (ms === null ? ANSWERS_COPY.none : officeWait(ms));
