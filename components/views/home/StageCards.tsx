import { Image } from '@/components/ui/Image';
import { Link } from '@/components/ui/Link';
import type { StageFacts } from '@/lib/schools/directory/homePage';
import styles from './StageCards.module.scss';

/** The five stages, each with its ages and the page about it. */
export const StageCards = ({ stages }: { stages: readonly StageFacts[] }) => (
  <ul className={styles.root}>
    {stages.map(({ stage, name, text, ages, path }) => (
      <li key={stage} className={styles.card}>
        <Image
          src={`/pictures/emblems/${stage}.svg`}
          width={72}
          height={72}
          className={styles.emblem}
        />
        <h3 className={styles.name}>
          <Link href={path} className={styles.link}>
            {name}
          </Link>{' '}
          <span className={styles.ages}>{ages}</span>
        </h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ul>
);
