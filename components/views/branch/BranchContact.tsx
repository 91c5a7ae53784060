import { FactList } from '@/components/blocks/FactList';
import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { BRANCH_CONTACT_COPY } from '@/data/copy/branchContact';
import { OFFICE_HOURS, SCHOOL } from '@/data/school';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './BranchContact.module.scss';

const COPY = BRANCH_CONTACT_COPY;

/** Where the branch is and how to reach it: what a family takes along on paper. */
export const BranchContact = ({ page: { address, landmark, path } }: { page: BranchPage }) => (
  <section className={styles.root} aria-labelledby="contact">
    <h2 id="contact" className={styles.heading}>
      {COPY.title}
    </h2>
    <FactList
      facts={[
        { term: COPY.address, detail: address },
        { term: COPY.landmark, detail: landmark },
        {
          term: COPY.phone,
          detail: <PhoneLinks path={path} place="footer" className={styles.link} />,
        },
        {
          term: COPY.email,
          detail: (
            <a href={`mailto:${SCHOOL.email}`} className={styles.link}>
              {SCHOOL.email}
            </a>
          ),
        },
        { term: COPY.hours, detail: OFFICE_HOURS },
      ]}
    />
  </section>
);
