import { TourButton } from '@/components/blocks/actions/TourButton';
import { WhatsAppButton } from '@/components/blocks/actions/WhatsAppButton';
import { Icon } from '@/components/ui/Icon';
import { Outline } from '@/components/ui/Outline';
import { BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './BranchActions.module.scss';

// From lucide (ISC licence), whose own component would weigh more.
const NAVIGATION = 'm3 11 19-9-9 19-2-8z';

/** What a parent does next with a branch: call it, write to it, see it, find the way. */
export const BranchActions = ({ page: { details, title } }: { page: BranchPage }) => (
  <ul className={styles.root} aria-label={`Reach ${title}`}>
    {details.phone && (
      <li>
        <a href={`tel:${details.phone.digits}`} className={styles.link}>
          <Icon name="phone" size={22} />
          {BRANCH_DETAILS_COPY.actions.call}
        </a>
      </li>
    )}
    <li>
      <WhatsAppButton number={details.whatsapp ?? undefined} />
    </li>
    <li>
      <TourButton />
    </li>
    {details.directions && (
      <li>
        <a href={details.directions} target="_blank" rel="noopener" className={styles.link}>
          <Outline path={NAVIGATION} size={22} />
          {BRANCH_DETAILS_COPY.actions.directions}
        </a>
      </li>
    )}
  </ul>
);
