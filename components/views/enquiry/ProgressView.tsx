import { FactList } from '@/components/blocks/FactList';
import { Seo } from '@/components/blocks/Seo';
import { VisitCard } from '@/components/blocks/visits/VisitCard';
import { Link } from '@/components/ui/Link';
import { NEXT_COPY, PROGRESS_COPY } from '@/data/copy/enquiryProgress';
import { enquiryPath, PATHS } from '@/data/routes/paths';
import { SCHOOL } from '@/data/school';
import { useEnquiryProgress } from '@/lib/api/enquiryProgress';
import { formatPhone } from '@/lib/chrome/formatPhone';
import type { EnquiryProgress } from '@/lib/enquiry/progress';
import type { VisitAnswer } from '@/lib/visits/visit';
import type { VisitOptions } from '@/lib/visits/visitOptions';
import { ProgressSteps } from './ProgressSteps';
import styles from './ProgressView.module.scss';

/** The campus visit of an enquiry, and the free times for a browser without JavaScript. */
export type EnquiryVisit = { visit: VisitAnswer; options: VisitOptions };

type ProgressViewProps = { progress: EnquiryProgress; visit?: EnquiryVisit | null };

/** How an enquiry stands, for whoever has its reference: no login, and nothing about whose it is. */
export const ProgressView = ({ progress: rendered, visit }: ProgressViewProps) => {
  const progress = useEnquiryProgress(rendered);
  const { reference, branch, grade } = progress;
  return (
    <div className={styles.root}>
      <Seo
        title={PROGRESS_COPY.title}
        description={PROGRESS_COPY.description}
        path={enquiryPath(reference)}
        robots="noindex"
      />
      <div className={styles.top}>
        <h1>{PROGRESS_COPY.title}</h1>
        <p className={styles.reference}>
          {PROGRESS_COPY.reference} <strong className={styles.code}>{reference}</strong>
        </p>
        <p className={styles.quiet}>{PROGRESS_COPY.keepIt}</p>
        <FactList
          facts={[
            { term: PROGRESS_COPY.branch, detail: branch },
            { term: PROGRESS_COPY.className, detail: grade },
          ]}
        />
      </div>
      <section className={styles.card} aria-labelledby="progress-steps">
        <h2 id="progress-steps">{PROGRESS_COPY.steps}</h2>
        <ProgressSteps progress={progress} />
      </section>
      {visit && !progress.isWithdrawn && (
        <div id="visit" className={styles.visit}>
          <VisitCard reference={reference} {...visit} />
        </div>
      )}
      <section className={styles.next} aria-labelledby="progress-next">
        <h2 id="progress-next">{PROGRESS_COPY.nextTitle}</h2>
        {progress.isAnsweredTogether && <p>{NEXT_COPY.together}</p>}
        <p>{nextOf(progress)}</p>
        <p>{PROGRESS_COPY.questions}</p>
        <p className={styles.contacts}>
          <a className={styles.contact} href={`tel:${SCHOOL.phone}`}>
            {formatPhone(SCHOOL.phone)}
          </a>
          <a className={styles.contact} href={`mailto:${SCHOOL.email}`}>
            {SCHOOL.email}
          </a>
        </p>
        <Link className={styles.contact} href={`${PATHS.thankYou}#prepare`}>
          {PROGRESS_COPY.documents}
        </Link>
        <Link className={styles.contact} href={PATHS.myEnquiries}>
          {PROGRESS_COPY.allEnquiries}
        </Link>
      </section>
    </div>
  );
};

const nextOf = ({ stage, canBeCalled, isWithdrawn }: EnquiryProgress): string => {
  if (isWithdrawn) return NEXT_COPY.withdrawn;
  return canBeCalled ? NEXT_COPY[stage] : NEXT_COPY.withoutNumber;
};
