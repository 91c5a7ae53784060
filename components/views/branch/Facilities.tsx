import { Section } from '@/components/blocks/Section';
import { Image } from '@/components/ui/Image';
import { BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './Facilities.module.scss';

/** What the campus has, as pictures with their names. */
export const Facilities = ({ page: { details } }: { page: BranchPage }) =>
  details.facilities.length > 0 && (
    <Section title={BRANCH_DETAILS_COPY.facilities.title}>
      <ul className={styles.root}>
        {details.facilities.map(({ id, name }) => (
          <li key={id} className={styles.facility}>
            <Image src={`/pictures/facilities/${id}.svg`} width={64} height={64} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
