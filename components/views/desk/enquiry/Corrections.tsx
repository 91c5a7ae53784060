import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { CASE_COPY, SCHOOL_ANSWERS } from '@/data/copy/desk/case';
import { ENQUIRY_LABELS } from '@/data/copy/enquiry';
import type { Correction } from '@/lib/desk/caseContract';
import type { CorrectedEnquiry } from '@/lib/desk/contract';
import { inIndia } from '@/lib/desk/time';
import styles from './DeskEnquiryView.module.scss';
import type { DeskChangeProps } from './useDeskChange';

const CorrectionForm = dynamic(
  () => import('./CorrectionForm').then((part) => part.CorrectionForm),
  {
    ssr: false,
    loading: ({ error }) => <p role="status">{error ? CASE_COPY.notLoaded : CASE_COPY.loading}</p>,
  },
);

type CorrectionsProps = DeskChangeProps & {
  /** The enquiry belongs to other people now. */
  onLeft: (said: string) => void;
};

/** The way to put an enquiry right, and what was put right in it. */
export const Corrections = ({ enquiry, onChanged, onStale, onLeft }: CorrectionsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState<string | null>(null);

  const show = ({ enquiry: changed, school }: CorrectedEnquiry) => {
    if (changed === null) return onLeft(CASE_COPY.handedOver);
    setIsOpen(false);
    setSaid(SCHOOL_ANSWERS[school]);
    onChanged(changed);
  };

  return (
    <>
      {enquiry.stage !== 'withdrawn' &&
        !enquiry.isMerged &&
        (isOpen ? (
          <CorrectionForm
            enquiry={enquiry}
            onSaved={show}
            onStale={(message) => {
              setIsOpen(false);
              setSaid(message);
              onStale();
            }}
            onCancel={() => setIsOpen(false)}
          />
        ) : (
          <div className={styles.buttons}>
            <Button tone="secondary" onClick={() => setIsOpen(true)}>
              {CASE_COPY.correct}
            </Button>
          </div>
        ))}
      <p role="status">{isOpen ? null : said}</p>
      {enquiry.corrections.length > 0 && (
        <>
          <h3>{CASE_COPY.corrections}</h3>
          <ul className={styles.notes}>
            {enquiry.corrections.map((correction) => (
              <CorrectionItem key={correction.id} {...correction} />
            ))}
          </ul>
        </>
      )}
    </>
  );
};

const LABELS: Readonly<Record<string, string>> = ENQUIRY_LABELS;

const CorrectionItem = ({ correctedAt, who, before }: Correction) => (
  <li>
    <p className={styles.quiet}>
      {inIndia(correctedAt)}, {who}
    </p>
    {Object.entries(before).map(([name, value]) => (
      <p key={name} className={styles.text}>
        {LABELS[name] ?? name}. {CASE_COPY.before}: {value || CASE_COPY.none}
      </p>
    ))}
  </li>
);
