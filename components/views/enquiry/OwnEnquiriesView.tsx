import { Seo } from '@/components/blocks/Seo';
import { OWN_ENQUIRIES_COPY } from '@/data/copy/enquiryProgress';
import { PATHS } from '@/data/routes/paths';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import { useRequireSession } from '@/lib/session/useRequireSession';
import { OwnEnquiries } from './OwnEnquiries';
import styles from './OwnEnquiriesView.module.scss';
import { SignOutEverywhere } from './SignOutEverywhere';

/** The parent's own enquiries. Needs a session, which only the browser knows of. */
export const OwnEnquiriesView = () => {
  const { session } = useRequireSession();
  return (
    <div className={styles.root}>
      <Seo
        title={OWN_ENQUIRIES_COPY.title}
        description={OWN_ENQUIRIES_COPY.description}
        path={PATHS.myEnquiries}
        robots="noindex"
      />
      <div className={styles.top}>
        <h1>{OWN_ENQUIRIES_COPY.title}</h1>
        <p className={styles.quiet}>{OWN_ENQUIRIES_COPY.intro}</p>
      </div>
      {session ? (
        <>
          <OwnEnquiries contact={session.contact} />
          <SignOutEverywhere />
        </>
      ) : (
        <p role="status">{OWN_ENQUIRIES_COPY.loading}</p>
      )}
      <noscript>
        <p>
          {OWN_ENQUIRIES_COPY.withoutScript}{' '}
          <a href={`tel:${SCHOOL.phone}`}>{formatPhone(SCHOOL.phone)}</a>
        </p>
      </noscript>
    </div>
  );
};
