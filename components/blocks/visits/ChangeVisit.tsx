import { useState } from 'react';
import { VisitField } from '@/components/forms/VisitField';
import { Button } from '@/components/ui/Button';
import { VISIT_COPY } from '@/data/copy/visits';
import type { Slot } from '@/lib/visits/slot';
import styles from './VisitCard.module.scss';

type ChangeVisitProps = {
  branch: number;
  isBusy: boolean;
  onBook: (slot: Slot) => Promise<void>;
  onClose: () => void;
};

/** Days and times of the branch, to book one of them. */
export const ChangeVisit = ({ branch, isBusy, onBook, onClose }: ChangeVisitProps) => {
  const [slot, setSlot] = useState<Slot | null>(null);
  return (
    <div className={styles.change}>
      <VisitField
        idPrefix="change"
        legend={VISIT_COPY.changeTitle}
        hint={null}
        branch={String(branch)}
        slot={slot}
        onChange={setSlot}
        shouldFocus
      />
      <div className={styles.actions}>
        <Button
          disabled={slot === null}
          aria-disabled={isBusy}
          onClick={() => slot && void onBook(slot)}
        >
          {VISIT_COPY.bookThis}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {VISIT_COPY.back}
        </Button>
      </div>
    </div>
  );
};
