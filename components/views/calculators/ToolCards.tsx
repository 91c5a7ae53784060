import { Link } from '@/components/ui/Link';
import type { ToolIndex } from '@/lib/study/calculators/calculatorPages';
import styles from './ToolCards.module.scss';

/**
 * A card for each calculator, which is a link as a whole. Its id is the place that the calculator had
 * on this page: old links without JavaScript scroll to the way on. The filter reads the data attributes.
 */
export const ToolCards = ({ groups }: Pick<ToolIndex, 'groups'>) =>
  groups.map(({ title, tools }) => (
    <section key={title} className={styles.root} data-subject={title} data-group={title}>
      <h2 className={styles.group}>{title}</h2>
      <ul className={styles.cards}>
        {tools.map(({ id, title: name, note, path }) => (
          <li key={id} id={id} className={styles.card} data-entry="">
            <h3 className={styles.title}>
              <Link href={path} className={styles.link}>
                {name}
              </Link>
            </h3>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
