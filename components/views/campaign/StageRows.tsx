import type { ShownBlock } from '@/lib/landing/campaigns/shownBlock';
import styles from './StageRows.module.scss';

type StageRowsProps = Pick<Extract<ShownBlock, { kind: 'stages' }>, 'stages'>;

/** Stages with the age for each grade. */
export const StageRows = ({ stages }: StageRowsProps) => (
  <div className={styles.root}>
    {stages.map(({ stage, name, text, grades }) => (
      <div key={stage} className={styles.stage}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.text}>{text}</p>
        <dl className={styles.ages}>
          {grades.map((grade) => (
            <div key={grade.name} className={styles.age}>
              <dt>{grade.name}</dt>
              <dd>{grade.age} years</dd>
            </div>
          ))}
        </dl>
      </div>
    ))}
  </div>
);
