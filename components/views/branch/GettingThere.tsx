import { Section } from '@/components/blocks/Section';
import { listWords } from '@/data/copy/listWords';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './GettingThere.module.scss';

/** The neighbourhood, the way there and the localities it serves. */
export const GettingThere = ({ page: { profile, areas } }: { page: BranchPage }) => (
  <Section title={profile.where}>
    <p>{profile.about}</p>
    <div className={styles.ways}>
      <div className={styles.way}>
        <h3 className={styles.title}>How to reach it</h3>
        <p>{profile.reach}</p>
      </div>
      <div className={styles.way}>
        <h3 className={styles.title}>Areas served</h3>
        <p>{listWords(areas)}</p>
      </div>
    </div>
  </Section>
);
