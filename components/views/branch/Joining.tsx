import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { Section } from '@/components/blocks/Section';
import { ButtonLink } from '@/components/ui/Button';
import { PATHS } from '@/data/routes/paths';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './Joining.module.scss';

/** Admission at this branch, with the steps that are the same everywhere in short. */
export const Joining = ({ page: { profile, title } }: { page: BranchPage }) => (
  <Section title={`Admission to ${title}`}>
    <p>{profile.joining}</p>
    <AdmissionSteps detail="short" />
    <p className={styles.links}>
      <ButtonLink href={PATHS.admissions} tone="secondary">
        All about admission
      </ButtonLink>
      <ButtonLink href={PATHS.feeStructure} tone="quiet">
        How fees work
      </ButtonLink>
    </p>
  </Section>
);
