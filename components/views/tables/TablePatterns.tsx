import { Section } from '@/components/blocks/Section';
import { TABLE_COPY } from '@/data/study/tables/copy';
import type { TablePage } from '@/lib/study/tables/tablePage';
import { LastDigitCircle } from './LastDigitCircle';
import styles from './TablePatterns.module.scss';

type TablePatternsProps = { page: TablePage };

/** What is true of this table and of few others. */
export const TablePatterns = ({
  page: { factor, meeting, patterns, lastDigits },
}: TablePatternsProps) => (
  <Section title={TABLE_COPY.patterns(factor)}>
    <div className={styles.root}>
      <div className={styles.texts}>
        <div className={styles.text}>
          <h3>{TABLE_COPY.meeting(factor)}</h3>
          <p>{meeting}</p>
        </div>
        {patterns.map(({ title, text }) => (
          <div key={title} className={styles.text}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <LastDigitCircle digits={lastDigits} />
    </div>
  </Section>
);
