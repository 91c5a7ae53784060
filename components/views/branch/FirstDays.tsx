import { Section } from '@/components/blocks/Section';
import { ButtonLink } from '@/components/ui/Button';
import { BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import { PATHS } from '@/data/routes/paths';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './FirstDays.module.scss';

const COPY = BRANCH_DETAILS_COPY.firstDays;

/** How a new child begins here; what is the same in the whole city has a page of its own. */
export const FirstDays = ({ page: { details, city, title } }: { page: BranchPage }) => (
  <Section title={COPY.title(title)}>
    {details.firstDays && <p>{details.firstDays}</p>}
    <p className={styles.links}>
      <ButtonLink href={city.admissionPath} tone="secondary">
        {COPY.admission(city.name)}
      </ButtonLink>
      <ButtonLink href={PATHS.feeStructure} tone="quiet">
        {COPY.fees}
      </ButtonLink>
    </p>
  </Section>
);
