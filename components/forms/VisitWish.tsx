import dynamic from 'next/dynamic';
import { useContext, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/Button';
import { VISIT_FIELD } from '@/data/copy/visitField';
import type { EnquiryFields } from '@/lib/enquiry/fields';
import { PlainVisitContext } from '@/lib/visits/PlainVisitContext';
import { SelectField } from './SelectField';
import styles from './VisitWish.module.scss';

const VisitField = dynamic(() => import('./VisitField').then((part) => part.VisitField), {
  ssr: false,
});

/** A time, and the number of the branch that it was chosen for. */
export type VisitChoice = { branch: string; slot: string };

type VisitWishProps = {
  form: UseFormReturn<EnquiryFields>;
  idPrefix: string;
  choice: VisitChoice | null;
  onChoose: (choice: VisitChoice | null) => void;
  /** The times stand there without a press: somebody asked for a tour, or has chosen one before. */
  isAsked: boolean;
  /** They were asked for on this page, by a press on its button for tours. */
  shouldFocus: boolean;
  isHydrated: boolean;
};

/** The wish for a campus visit: days and times with JavaScript, the browser's own list without. */
export const VisitWish = ({
  form,
  idPrefix,
  choice,
  onChoose,
  isAsked,
  shouldFocus,
  isHydrated,
}: VisitWishProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const branch = useWatch({ control: form.control, name: 'branch' });
  if (isHydrated && (isAsked || isOpen)) {
    return (
      <VisitField
        idPrefix={idPrefix}
        branch={branch}
        slot={choice?.branch === branch ? choice.slot : null}
        onChange={(slot) => onChoose(slot === null ? null : { branch, slot })}
        shouldFocus={shouldFocus || isOpen}
      />
    );
  }
  return (
    <div className={styles.root}>
      <PlainVisit id={`${idPrefix}-visit`} />
      {isHydrated && (
        <Button tone="quiet" onClick={() => setIsOpen(true)}>
          {VISIT_FIELD.open}
        </Button>
      )}
    </div>
  );
};

const PlainVisit = ({ id }: { id: string }) => {
  const plain = useContext(PlainVisitContext);
  return (
    plain && (
      <noscript>
        <SelectField
          id={id}
          name="visit"
          label={VISIT_FIELD.label}
          hint={VISIT_FIELD.plainHint}
          placeholder={VISIT_FIELD.placeholder}
          options={plain.options}
          defaultValue={plain.chosen ?? ''}
        />
      </noscript>
    )
  );
};
