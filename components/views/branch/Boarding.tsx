import { FactList } from '@/components/blocks/FactList';
import { Section } from '@/components/blocks/Section';
import { ButtonLink } from '@/components/ui/Button';
import { BRANCH_ANCHORS, BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import { PATHS } from '@/data/routes/paths';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './Boarding.module.scss';

const COPY = BRANCH_DETAILS_COPY.boarding;

/** Life on campus, where the branch has boarding. */
export const Boarding = ({ page: { profile } }: { page: BranchPage }) =>
  profile.boarding && (
    <Section title={COPY.title} anchor={BRANCH_ANCHORS.boarding}>
      <p>{profile.boarding.place}</p>
      <p>{profile.boarding.hours}</p>
      <p>{profile.boarding.visit}</p>
      <FactList
        facts={[
          { term: COPY.from, detail: profile.boarding.from },
          { term: COPY.days, detail: profile.boarding.days },
          { term: COPY.meals, detail: profile.boarding.meals },
          { term: COPY.jain, detail: profile.boarding.jain },
        ]}
      />
      <p className={styles.more}>
        <ButtonLink href={PATHS.boardingSchool} tone="secondary">
          {COPY.all}
        </ButtonLink>
      </p>
    </Section>
  );
