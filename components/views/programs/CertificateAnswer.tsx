import { FactList } from '@/components/blocks/FactList';
import { CERTIFICATE_COPY as COPY } from '@/data/copy/certificates';
import type { CertificatesPage } from '@/lib/content/programs/certificatesPage';
import type { CertificateAnswer as Answer } from '@/lib/content/programs/findCertificate';
import { longDate } from '@/lib/schools/directory/profile/words';
import styles from './CertificateAnswer.module.scss';

type CertificateAnswerProps = Omit<CertificatesPage, 'lists'> & {
  answer: Exclude<Answer, { kind: 'problem' }>;
};

/** The certificate in the list, or what to do when it is not there. */
export const CertificateAnswer = ({ answer, branches, phone, email }: CertificateAnswerProps) => {
  const titleOf = (slug: string) =>
    branches.flatMap(({ options }) => options).find(({ value }) => value === slug)?.label ?? slug;

  if (answer.kind === 'unknown') {
    return (
      <div className={styles.root}>
        <h3 className={styles.title}>{COPY.unknown(answer.number, titleOf(answer.branch))}</h3>
        <ol className={styles.steps}>
          {COPY.unknownSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{COPY.contact(phone, email)}</p>
      </div>
    );
  }

  const { number, branch, lastClass, issuedOn } = answer.certificate;
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>{COPY.found(number)}</h3>
      <FactList
        facts={[
          { term: COPY.facts.number, detail: number },
          { term: COPY.facts.branch, detail: titleOf(branch) },
          { term: COPY.facts.lastClass, detail: lastClass },
          { term: COPY.facts.issuedOn, detail: longDate(issuedOn) },
          { term: COPY.facts.list, detail: COPY.facts.sample },
        ]}
      />
      <p>{COPY.foundAdvice}</p>
    </div>
  );
};
