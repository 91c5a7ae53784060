import { Section } from '@/components/blocks/Section';
import { Image } from '@/components/ui/Image';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './DayByAge.module.scss';

/** What a day is like for each age group of the branch. */
export const DayByAge = ({ page: { profile } }: { page: BranchPage }) => (
  <Section title="What a day is like">
    <ol className={styles.root}>
      {profile.day.map(({ stage, title, ages, text }) => (
        <li key={stage} className={styles.part}>
          <Image
            src={`/pictures/emblems/${stage}.svg`}
            width={72}
            height={72}
            className={styles.emblem}
          />
          <div className={styles.text}>
            <h3 className={styles.title}>
              {title} <span className={styles.ages}>{ages}</span>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);
