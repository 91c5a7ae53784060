import { DESK_ENQUIRY_COPY } from '@/data/copy/desk/enquiry';
import { formatPhone } from '@/lib/chrome/formatPhone';
import type { DeskEnquiry } from '@/lib/desk/contract';
import { checkMobile } from '@/lib/login/mobile';
import styles from './DeskEnquiryView.module.scss';

/** Who is to be called, about whom, and the ways to do so. None where the consent was withdrawn. */
export const Reach = ({
  enquiry: { parent, child, branch, grade, mobile, email, isVerified, stage },
}: {
  enquiry: DeskEnquiry;
}) => {
  if (stage === 'withdrawn') return null;
  return (
    <div className={styles.part}>
      <p className={styles.who}>{parent}</p>
      <p>
        {child}, {grade}, {branch}
      </p>
      {checkMobile(mobile) === null ? (
        <p className={styles.buttons}>
          <a className={styles.reach} href={`tel:+91${mobile}`}>
            {DESK_ENQUIRY_COPY.call} {formatPhone(mobile)}
          </a>
          <a
            className={styles.reach}
            href={`https://wa.me/91${mobile}`}
            target="_blank"
            rel="noreferrer"
          >
            {DESK_ENQUIRY_COPY.whatsApp}
          </a>
        </p>
      ) : (
        <p>
          {DESK_ENQUIRY_COPY.noNumber} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {!isVerified && <p>{DESK_ENQUIRY_COPY.unverified}</p>}
    </div>
  );
};
