import { Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import { CERTIFICATE_COPY as COPY } from '@/data/copy/certificates';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import type { CertificatesPage } from '@/lib/content/programs/certificatesPage';
import { CertificateAnswer } from './CertificateAnswer';
import styles from './CertificateFinder.module.scss';
import { useCertificate } from './useCertificate';

type CertificateFinderProps = Omit<CertificatesPage, 'lists'>;

/** Asks for branch and number and answers below; without JavaScript the list further down helps. */
export const CertificateFinder = ({ branches, phone, email }: CertificateFinderProps) => {
  const { form, answer, ask } = useCertificate(branches);
  const problemOf = (field: 'branch' | 'number') =>
    answer?.kind === 'problem' && answer.field === field
      ? COPY.problems[answer.problem]
      : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    ask();
  };

  return (
    <div className={styles.root}>
      <form
        ref={form}
        className={styles.form}
        action={PROGRAM_PATHS.transferCertificates}
        method="get"
        noValidate
        onSubmit={submit}
      >
        <SelectField
          id="certificate-branch"
          name="branch"
          label={COPY.branch}
          hint={COPY.branchHint}
          placeholder={COPY.branchPlaceholder}
          options={branches}
          error={problemOf('branch')}
        />
        <TextField
          id="certificate-number"
          name="number"
          label={COPY.number}
          hint={COPY.numberHint}
          autoComplete="off"
          error={problemOf('number')}
        />
        <div className={styles.button}>
          <Button type="submit">
            <Search aria-hidden="true" size={20} />
            {COPY.submit}
          </Button>
        </div>
      </form>
      <p>
        {COPY.orInList} <Link href="#list">{COPY.toList}</Link>
      </p>
      <div role="status">
        {answer && answer.kind !== 'problem' && (
          <CertificateAnswer answer={answer} branches={branches} phone={phone} email={email} />
        )}
      </div>
    </div>
  );
};
