import { TourButton } from '@/components/blocks/actions/TourButton';
import { VISIT_INVITATION } from '@/data/copy/visitField';
import type { Visits } from '@/data/places/records/record';
import { describeVisits } from '@/lib/visits/describeVisits';
import styles from './VisitInvitation.module.scss';

type VisitInvitationProps = { visits: Visits };

/** When a branch shows families round, and the way to a time: for a page that has the enquiry form. */
export const VisitInvitation = ({ visits }: VisitInvitationProps) => (
  <div className={styles.root}>
    <p>
      <strong>{VISIT_INVITATION.title}</strong> {describeVisits(visits)}. {VISIT_INVITATION.text}
    </p>
    <TourButton />
  </div>
);
