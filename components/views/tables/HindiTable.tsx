import { Section } from '@/components/blocks/Section';
import { Button } from '@/components/ui/Button';
import { figure } from '@/data/study/tables/figure';
import { PAHADA_COPY } from '@/data/study/tables/pahada';
import type { Pahada } from '@/lib/study/tables/buildPahada';
import styles from './HindiTable.module.scss';
import { useRecitation } from './useRecitation';

type HindiTableProps = { factor: number; pahada: Pahada };

/** The table as it is recited in Hindi, to read and to hear. */
export const HindiTable = ({ factor, pahada: { name, lines } }: HindiTableProps) => {
  const { current, problem, play, stop } = useRecitation(lines, 'hi-IN');

  return (
    <Section title={PAHADA_COPY.heading(factor)} intro={PAHADA_COPY.intro}>
      <div className={styles.actions}>
        <p lang="hi" className={styles.name}>
          {PAHADA_COPY.hindiHeading(name)}
        </p>
        <Button tone="secondary" onClick={current === null ? play : stop}>
          {current === null ? PAHADA_COPY.listen : PAHADA_COPY.stop}
        </Button>
        <p role="status" className={styles.problem}>
          {problem && PAHADA_COPY[problem]}
        </p>
      </div>
      <ol className={styles.lines}>
        {lines.map(({ times, product, words, said }) => (
          <li
            key={times}
            className={current === times ? `${styles.line} ${styles.read}` : styles.line}
            aria-current={current === times ? 'true' : undefined}
          >
            <span className={styles.figures}>
              {factor} × {times} = {figure(product)}
            </span>
            <span lang="hi" className={styles.words}>
              {words}
            </span>
            <span className={styles.said}>{said}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
};
