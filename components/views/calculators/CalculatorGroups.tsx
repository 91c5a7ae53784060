import { Link } from '@/components/ui/Link';
import type { CalculatorGroup } from '@/lib/study/calculators/calculatorList';
import styles from './CalculatorGroups.module.scss';

/** A card for each page with calculators, and the way to each of them. */
export const CalculatorGroups = ({ groups }: { groups: readonly CalculatorGroup[] }) => (
  <div className={styles.root}>
    {groups.map(({ name, title, note, path, calculators }) => (
      <section key={path} className={`${styles.card} ${styles[name]}`}>
        <h2 className={styles.title}>
          <Link href={path} className={styles.main}>
            {title}
          </Link>
        </h2>
        <p className={styles.note}>{note}</p>
        {calculators.length > 0 && (
          <ul className={styles.list}>
            {calculators.map((calculator) => (
              <li key={calculator.path}>
                <Link href={calculator.path} className={styles.link}>
                  {calculator.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </div>
);
