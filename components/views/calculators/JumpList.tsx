import { useId } from 'react';
import { Link } from '@/components/ui/Link';
import { CALCULATOR_PAGE_COPY } from '@/data/study/calculators/pages';
import styles from './JumpList.module.scss';

type JumpListProps = { items: readonly { id: string; title: string }[] };

/** The way to each calculator of a page. */
export const JumpList = ({ items }: JumpListProps) => {
  const id = useId();
  return (
    <nav className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {CALCULATOR_PAGE_COPY.jump}
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Link href={`#${item.id}`} className={styles.link}>
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
