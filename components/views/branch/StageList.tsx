import { Section } from '@/components/blocks/Section';
import { BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './StageList.module.scss';

const COPY = BRANCH_DETAILS_COPY.grades;

/** Every grade of the branch under its stage, with the age for it. */
export const StageList = ({ page }: { page: BranchPage }) => (
  <Section title={COPY.title} intro={COPY.countedOn(page.ageOn)}>
    <div className={styles.root}>
      {page.stages.map(({ title, ages, grades }) => (
        <div key={title} className={styles.stage}>
          <h3 className={styles.title}>
            {title} <span className={styles.ages}>{ages}</span>
          </h3>
          <ul className={styles.grades}>
            {grades.map(({ name, age }) => (
              <li key={name} className={styles.grade}>
                {name} <span className={styles.age}>{age} years</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </Section>
);
