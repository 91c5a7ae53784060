import { Section } from '@/components/blocks/Section';
import { ButtonLink } from '@/components/ui/Button';
import { PATHS } from '@/data/routes/paths';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './Boarding.module.scss';

/** Life on campus, where the branch has boarding. */
export const Boarding = ({ page: { profile } }: { page: BranchPage }) =>
  profile.boarding && (
    <Section title="Living on campus">
      <p>{profile.boarding.place}</p>
      <p>{profile.boarding.hours}</p>
      <p>{profile.boarding.visit}</p>
      <p className={styles.more}>
        <ButtonLink href={PATHS.boardingSchool} tone="secondary">
          All branches with boarding
        </ButtonLink>
      </p>
    </Section>
  );
