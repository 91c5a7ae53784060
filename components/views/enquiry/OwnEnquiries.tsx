import { Button, ButtonLink } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { OWN_ENQUIRIES_COPY, STAGE_COPY } from '@/data/copy/enquiryProgress';
import { enquiryPath, PATHS } from '@/data/routes/paths';
import type { OwnEnquiry } from '@/lib/enquiry/progress';
import styles from './OwnEnquiries.module.scss';
import { useOwnEnquiries } from './useOwnEnquiries';

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** The list itself, once there is a session to ask with. */
export const OwnEnquiries = () => {
  const { state, load } = useOwnEnquiries();
  switch (state.is) {
    case 'loading':
      return <p role="status">{OWN_ENQUIRIES_COPY.loading}</p>;
    case 'failed':
      return (
        <div className={styles.message} role="alert">
          <p>{state.message}</p>
          <Button onClick={load}>{OWN_ENQUIRIES_COPY.again}</Button>
        </div>
      );
    case 'loaded':
      return state.enquiries.length === 0 ? <None /> : <List enquiries={state.enquiries} />;
  }
};

const None = () => (
  <div className={styles.message}>
    <p>{OWN_ENQUIRIES_COPY.none}</p>
    <ButtonLink href={PATHS.applicationForm}>{OWN_ENQUIRIES_COPY.enquire}</ButtonLink>
  </div>
);

const List = ({ enquiries }: { enquiries: OwnEnquiry[] }) => (
  <ul className={styles.root}>
    {enquiries.map(({ reference, created, child, branch, stage }) => (
      <li key={reference} className={styles.enquiry}>
        <p className={styles.who}>
          {child}, {branch}
        </p>
        <p>{STAGE_COPY[stage].title}</p>
        <p className={styles.quiet}>{DAY.format(new Date(created))}</p>
        <Link className={styles.link} href={enquiryPath(reference)}>
          {reference}
        </Link>
      </li>
    ))}
  </ul>
);
