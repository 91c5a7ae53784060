import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { FactList } from '@/components/blocks/FactList';
import { Seo } from '@/components/blocks/Seo';
import { FormError } from '@/components/forms/FormError';
import { CERTIFICATE_ANSWER_COPY as COPY } from '@/data/copy/certificates';
import { PATHS } from '@/data/routes/paths';
import { CERTIFICATE_ANSWER_PATH, PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { SCHOOL } from '@/data/school';
import { formatPhone } from '@/lib/chrome/formatPhone';
import type { ShownCertificate } from '@/lib/content/programs/certificate';
import styles from './CertificateAnswerView.module.scss';
import { CertificateFinder } from './CertificateFinder';

type CertificateAnswerViewProps = {
  certificate: ShownCertificate | null;
  /** Why there is none to be shown. */
  problem: string | null;
};

const TRAIL = [
  { title: COPY.home, path: PATHS.home },
  { title: COPY.back, path: PROGRAM_PATHS.transferCertificates },
];

/** The certificate that was asked for, or why it is not shown and the form once more. */
export const CertificateAnswerView = ({ certificate, problem }: CertificateAnswerViewProps) => (
  <div className={styles.root}>
    <Seo
      title={COPY.title}
      description={COPY.description}
      path={CERTIFICATE_ANSWER_PATH}
      robots="noindex"
    />
    <Breadcrumbs trail={TRAIL} current={COPY.title} />
    <h1>{certificate ? COPY.found(certificate.number) : COPY.title}</h1>
    {certificate && (
      <>
        <FactList
          facts={[
            { term: COPY.facts.number, detail: certificate.number },
            { term: COPY.facts.branch, detail: certificate.branch },
            { term: COPY.facts.lastClass, detail: certificate.lastClass },
            { term: COPY.facts.issuedOn, detail: certificate.issuedOn },
          ]}
        />
        <p>{COPY.foundAdvice}</p>
      </>
    )}
    {problem !== null && <FormError id="certificate-problem">{problem}</FormError>}
    <section aria-labelledby="find-heading" className={styles.again}>
      <h2 id="find-heading">{certificate ? COPY.another : COPY.again}</h2>
      <CertificateFinder />
    </section>
    <p>{COPY.contact(formatPhone(SCHOOL.phone), SCHOOL.email)}</p>
  </div>
);
