import { type FormEvent, useRef, useState } from 'react';
import { FormError } from '@/components/forms/FormError';
import { Button } from '@/components/ui/Button';
import { CASE_COPY } from '@/data/copy/desk/case';
import { sendCorrection } from '@/lib/api/desk/enquiry';
import type { CorrectedEnquiry, DeskEnquiry } from '@/lib/desk/contract';
import { checkCorrection, toFields } from '@/lib/desk/correction';
import { ENQUIRY_FIELDS, type EnquiryProblems, firstProblem } from '@/lib/enquiry/fields';
import { todayInIndia } from '@/lib/enquiry/today';
import { branchTitle, getBranch } from '@/lib/schools/directory/branches';
import { toSiteError } from '@/lib/site/siteError';
import { CorrectionField } from './CorrectionField';
import styles from './DeskEnquiryView.module.scss';

type CorrectionFormProps = {
  enquiry: DeskEnquiry;
  onSaved: (corrected: CorrectedEnquiry) => void;
  /** Somebody else was faster. */
  onStale: (message: string) => void;
  onCancel: () => void;
};

/** The enquiry once more, to be put right by the rules of the form. */
export const CorrectionForm = ({ enquiry, onSaved, onStale, onCancel }: CorrectionFormProps) => {
  const { reference, revision, mark } = enquiry;
  const [before] = useState(() => toFields(enquiry.written));
  const [fields, setFields] = useState(before);
  const [problems, setProblems] = useState<EnquiryProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [agreedTo, setAgreedTo] = useState('');
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const branch = fields.branch === before.branch ? null : getBranch(Number(fields.branch));
  const foreign = branch && !isOwn(enquiry, branch.id) ? branchTitle(branch) : null;

  const change = (next: typeof fields) => {
    setFields(next);
    setProblems({});
    setRefusal(null);
  };

  const showProblems = (found: EnquiryProblems): boolean => {
    setProblems(found);
    const first = firstProblem(found);
    const control = first && form.current?.elements.namedItem(first.field);
    if (control instanceof HTMLElement) control.focus();
    return first !== null;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const checked = checkCorrection(before, fields, todayInIndia(Date.now()));
    if (showProblems(checked.problems)) return;
    setIsSending(true);
    try {
      const handsOver = foreign !== null && agreedTo === fields.branch;
      onSaved(await sendCorrection({ reference, revision, mark, fields, handsOver }));
    } catch (cause) {
      const { code, message, field } = toSiteError(cause);
      if (code === 'request/changed') return onStale(message);
      const name = ENQUIRY_FIELDS.find((entry) => entry.name === field)?.name;
      if (name) showProblems({ [name]: message });
      else setRefusal(message);
      setIsSending(false);
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.quiet}>{CASE_COPY.correctHow}</p>
      {ENQUIRY_FIELDS.map((entry) => (
        <CorrectionField
          key={entry.name}
          entry={entry}
          fields={fields}
          error={problems[entry.name]}
          onChange={change}
        />
      ))}
      {branch && enquiry.visit?.status === 'booked' && <p>{CASE_COPY.visitStays}</p>}
      {foreign && (
        <>
          <p role="alert">{CASE_COPY.handOver(foreign)}</p>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={agreedTo === fields.branch}
              onChange={({ target }) => setAgreedTo(target.checked ? fields.branch : '')}
            />
            {CASE_COPY.handsOver(foreign)}
          </label>
        </>
      )}
      {refusal && <FormError id="correct-refusal">{refusal}</FormError>}
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isSending}>
          {CASE_COPY.saveCorrection}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {CASE_COPY.cancel}
        </Button>
      </div>
    </form>
  );
};

const isOwn = ({ ownBranches }: DeskEnquiry, branch: number): boolean =>
  ownBranches === null || ownBranches.includes(branch);
