import { Image } from '@/components/ui/Image';
import type { StageFacts } from '@/lib/schools/directory/homePage';
import styles from './StageCards.module.scss';

/** The five stages, with the age for each grade. */
export const StageCards = ({ stages }: { stages: readonly StageFacts[] }) => (
  <ul className={styles.root}>
    {stages.map(({ stage, name, text, grades }) => (
      <li key={stage} className={styles.card}>
        <Image
          src={`/pictures/emblems/${stage}.svg`}
          width={72}
          height={72}
          className={styles.emblem}
        />
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
      </li>
    ))}
  </ul>
);
