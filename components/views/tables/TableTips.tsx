import { Section } from '@/components/blocks/Section';
import { TABLE_COPY } from '@/data/study/tables/copy';
import type { TablePage } from '@/lib/study/tables/tablePage';
import styles from './TableTips.module.scss';

type TableTipsProps = { page: TablePage };

/** Ways to find a line in the head, each shown on two lines. */
export const TableTips = ({ page: { factor, tips } }: TableTipsProps) => (
  <div className={styles.root}>
    <Section title={TABLE_COPY.tips(factor)}>
      <ul className={styles.tips}>
        {tips.map(({ title, text, examples }) => (
          <li key={title} className={styles.tip}>
            <h3>{title}</h3>
            <p>{text}</p>
            {examples.map((example) => (
              <p key={example} className={styles.example}>
                {example}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  </div>
);
