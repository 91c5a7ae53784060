import { useId, useState } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import { BRANCH_DETAILS_COPY, FEE_ITEMS } from '@/data/copy/branchDetails';
import { listWords } from '@/data/copy/listWords';
import { BUS_ZONES } from '@/data/places/records/record';
import { type FeeFacts, firstYear, mayBoard, sumOf } from '@/lib/schools/details/fees';
import { rupees } from '@/lib/schools/details/rupees';
import styles from './FirstYear.module.scss';

const COPY = BRANCH_DETAILS_COPY.total;

/** Adds up what a family pays in its first year, for its stage, its bus and its bed. */
export const FirstYear = ({ fees }: { fees: FeeFacts }) => {
  const id = useId();
  const [stage, setStage] = useState(fees.stages[0]?.stage);
  const [zone, setZone] = useState<(typeof BUS_ZONES)[number] | null>(null);
  const [isBoarder, setIsBoarder] = useState(false);
  if (stage === undefined) return null;
  const boards = isBoarder && mayBoard(fees, stage);
  const lines = firstYear(fees, { stage, zone, isBoarder });
  return (
    <section className={styles.root} aria-label={COPY.title}>
      <div className={styles.choices}>
        <SelectField
          id={`${id}-stage`}
          label={BRANCH_DETAILS_COPY.fees.stage}
          options={fees.stages.map(({ stage: value, name }) => ({ value, label: name }))}
          value={stage}
          onChange={({ target }) =>
            setStage(fees.stages.find((cost) => cost.stage === target.value)?.stage ?? stage)
          }
        />
        {fees.zones.length > 0 && !boards && (
          <SelectField
            id={`${id}-zone`}
            label={COPY.zone}
            placeholder={COPY.noBus}
            options={fees.zones.map((each) => ({
              value: each.zone,
              label: COPY.zoneName(each.zone, listWords(each.localities)),
            }))}
            value={zone ?? ''}
            onChange={({ target }) =>
              setZone(BUS_ZONES.find((each) => each === target.value) ?? null)
            }
          />
        )}
        {fees.boarding && mayBoard(fees, stage) && (
          <label className={styles.boarder}>
            <input
              type="checkbox"
              checked={isBoarder}
              onChange={({ target }) => setIsBoarder(target.checked)}
            />
            {COPY.boarder(fees.boarding.from)}
          </label>
        )}
      </div>
      <output className={styles.sum} htmlFor={`${id}-stage ${id}-zone`}>
        {lines.map(({ what, amount }) => (
          <span key={what} className={styles.line}>
            <span>{FEE_ITEMS[what]}</span> <span>{rupees(amount)}</span>
          </span>
        ))}
        <strong className={styles.line}>
          <span>{COPY.sum}</span> <span>{rupees(sumOf(lines))}</span>
        </strong>
      </output>
    </section>
  );
};
