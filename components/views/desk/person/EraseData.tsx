import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { DESK_PERSON_COPY as COPY } from '@/data/copy/desk/person';
import { countPerson } from '@/lib/api/desk/person';
import type { PersonCounts, PersonDone } from '@/lib/desk/personContract';
import { useAction } from '@/lib/hooks/useAction';
import { ConfirmErasure } from './ConfirmErasure';
import styles from './PersonView.module.scss';

type EraseDataProps = {
  reference: string;
  canErase: boolean;
  onDone: (done: PersonDone) => void;
};

/** Erases everything under a number: first how much that is, then the reference has to be typed. */
export const EraseData = ({ reference, canErase, onDone }: EraseDataProps) => {
  const [counts, setCounts] = useState<PersonCounts | null>(null);
  const { isBusy, error, run } = useAction();
  const count = () => void run(async () => setCounts(await countPerson(reference)));

  return (
    <section className={styles.part} aria-labelledby="erase">
      <h2 id="erase">{COPY.erase}</h2>
      {!canErase && <p>{COPY.eraseByAdmin}</p>}
      {canErase && <p>{COPY.eraseWhat}</p>}
      {canErase && counts === null && (
        <>
          <div className={styles.buttons}>
            <Button tone="secondary" aria-disabled={isBusy} onClick={count}>
              {COPY.eraseButton}
            </Button>
          </div>
          <p role="status">{isBusy ? COPY.counting : error?.message}</p>
        </>
      )}
      {counts && (
        <ConfirmErasure
          reference={reference}
          counts={counts}
          onDone={onDone}
          onCancel={() => setCounts(null)}
        />
      )}
    </section>
  );
};
