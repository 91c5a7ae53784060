import type { CbsePage } from '@/lib/landing/cbsePage';
import styles from './CbseSubjects.module.scss';

/** How the subjects run, for each stage that is taught in the city. */
export const CbseSubjects = ({ page: { stages } }: { page: CbsePage }) => (
  <ol className={styles.root}>
    {stages.map(({ title, ages, texts }) => (
      <li key={title} className={styles.stage}>
        <h3 className={styles.title}>
          {title} <span className={styles.ages}>{ages}</span>
        </h3>
        <div className={styles.texts}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </li>
    ))}
  </ol>
);
