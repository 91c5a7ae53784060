import { DESK_ENQUIRY_COPY as COPY, DELIVERY_NAMES } from '@/data/copy/desk/enquiry';
import type { DeskEnquiry } from '@/lib/desk/contract';
import { inIndia } from '@/lib/desk/time';
import styles from './DeskEnquiryView.module.scss';

/** How often an enquiry was sent to the school system, and what came of it. */
export const DeliveryList = ({ deliveries }: Pick<DeskEnquiry, 'deliveries'>) =>
  deliveries.length === 0 ? (
    <p>{COPY.noDelivery}</p>
  ) : (
    <ul className={styles.notes}>
      {deliveries.map(({ status, createdAt, doneAt, nextAt, attempts, problem }) => (
        <li key={createdAt}>
          <p>
            {inIndia(doneAt ?? createdAt)}: {DELIVERY_NAMES[status]}, tries: {attempts}
            {nextAt !== null && `, next ${inIndia(nextAt)}`}
          </p>
          {problem !== '' && <p className={styles.quiet}>{problem}</p>}
        </li>
      ))}
    </ul>
  );
