import { Button, ButtonLink } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { OWN_ENQUIRIES_COPY, STAGE_COPY, WITHDRAWN_TITLE } from '@/data/copy/enquiryProgress';
import { enquiryPath, PATHS } from '@/data/routes/paths';
import { useOwnEnquiries } from '@/lib/api/ownEnquiries';
import type { OwnEnquiry } from '@/lib/enquiry/progress';
import styles from './OwnEnquiries.module.scss';

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

type OwnEnquiriesProps = {
  /** Of the session. */
  contact: string;
};

/** The list itself, once there is a session to ask with. */
export const OwnEnquiries = ({ contact }: OwnEnquiriesProps) => {
  const { data, error, isValidating, mutate } = useOwnEnquiries(contact);
  if (data) return data.length === 0 ? <None /> : <List enquiries={data} />;
  if (isValidating || !error) return <p role="status">{OWN_ENQUIRIES_COPY.loading}</p>;
  return (
    <div className={styles.message} role="alert">
      <p>{error.message}</p>
      <Button onClick={() => void mutate()}>{OWN_ENQUIRIES_COPY.again}</Button>
    </div>
  );
};

const None = () => (
  <div className={styles.message}>
    <p>{OWN_ENQUIRIES_COPY.none}</p>
    <ButtonLink href={PATHS.applicationForm}>{OWN_ENQUIRIES_COPY.enquire}</ButtonLink>
  </div>
);

const List = ({ enquiries }: { enquiries: OwnEnquiry[] }) => (
  <ul className={styles.root}>
    {enquiries.map(({ reference, created, child, branch, stage, isWithdrawn }) => (
      <li key={reference} className={styles.enquiry}>
        <p className={styles.who}>
          {child}, {branch}
        </p>
        <p>{isWithdrawn ? WITHDRAWN_TITLE : STAGE_COPY[stage].title}</p>
        <p className={styles.quiet}>{DAY.format(new Date(created))}</p>
        <Link className={styles.link} href={enquiryPath(reference)}>
          {reference}
        </Link>
      </li>
    ))}
  </ul>
);
