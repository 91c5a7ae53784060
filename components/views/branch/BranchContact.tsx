import { FactList } from '@/components/blocks/FactList';
import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { mailLink } from '@/data/content/about/mailLink';
import { BRANCH_CONTACT_COPY } from '@/data/copy/branchContact';
import { OFFICE_HOURS, SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './BranchContact.module.scss';

const COPY = BRANCH_CONTACT_COPY;

/** Where the branch is and how to reach it: what a family takes along on paper. */
export const BranchContact = ({ page }: { page: BranchPage }) => (
  <section className={styles.root} aria-labelledby="contact">
    <h2 id="contact" className={styles.heading}>
      {COPY.title}
    </h2>
    <FactList
      isNarrow
      facts={[
        { term: COPY.address, detail: page.address },
        { term: COPY.landmark, detail: page.landmark },
        { term: COPY.phone, detail: <Phone page={page} /> },
        ...(page.details.whatsapp
          ? [{ term: COPY.whatsapp, detail: <WhatsApp digits={page.details.whatsapp} /> }]
          : []),
        {
          term: COPY.email,
          detail: (
            <a
              href={mailLink(COPY.mailSubject(page.title, page.city.name))}
              className={styles.link}
            >
              {SCHOOL.email}
            </a>
          ),
        },
        { term: COPY.hours, detail: page.details.office ?? OFFICE_HOURS },
      ]}
    />
  </section>
);

/** Its own number; the one of the visit where it has none. */
const Phone = ({ page: { details, path } }: { page: BranchPage }) =>
  details.phone ? (
    <a href={`tel:${details.phone.digits}`} className={styles.link}>
      {details.phone.label}
    </a>
  ) : (
    <PhoneLinks path={path} place="footer" className={styles.link} />
  );

const WhatsApp = ({ digits }: { digits: string }) => (
  <a href={`https://wa.me/${digits}`} target="_blank" rel="noopener" className={styles.link}>
    {formatPhone(digits)}
  </a>
);
