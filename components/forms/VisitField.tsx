import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { VISIT_FIELD } from '@/data/copy/visitField';
import { VISIT_COPY } from '@/data/copy/visits';
import { useFreeSlots } from '@/lib/api/visits';
import {
  describeDate,
  describeSlot,
  describeTime,
  describeWeekday,
} from '@/lib/visits/describeSlot';
import { groupByDay } from '@/lib/visits/groupByDay';
import { dayOf, type Slot, timeOf } from '@/lib/visits/slot';
import { RadioButtons } from './RadioButtons';
import styles from './VisitField.module.scss';

type VisitFieldProps = {
  idPrefix: string;
  /** What it is called, and why. */
  legend?: string;
  hint?: string | null;
  /** The number of the chosen branch; '' while none is. */
  branch: string;
  slot: Slot | null;
  onChange: (slot: Slot | null) => void;
  /** Whether it takes the focus, as the answer to a press that opened it. */
  shouldFocus?: boolean;
};

const DAYS_AT_FIRST = 6;

/** When a family would like to be shown round: a day, then a time of that day. */
export const VisitField = ({
  legend = VISIT_FIELD.label,
  hint = VISIT_COPY.hint,
  branch,
  slot,
  onChange,
  shouldFocus = false,
  ...rest
}: VisitFieldProps) => {
  const root = useRef<HTMLFieldSetElement>(null);
  // It stands where the press was, or the page is on its way there: the focus must not scroll as well.
  useEffect(() => {
    if (shouldFocus) root.current?.focus({ preventScroll: true });
  }, [shouldFocus]);
  return (
    <fieldset ref={root} className={styles.root} tabIndex={-1}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {branch === '' ? (
        <p className={styles.note}>{VISIT_COPY.branchFirst}</p>
      ) : (
        <Times key={branch} {...{ branch, slot, onChange }} {...rest} />
      )}
      <p className={styles.chosen} aria-live="polite">
        {slot && VISIT_COPY.chosen(describeSlot(slot))}
      </p>
      {slot && (
        <div>
          <Button tone="quiet" onClick={() => onChange(null)}>
            {VISIT_COPY.skip}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

type TimesProps = Pick<VisitFieldProps, 'idPrefix' | 'branch' | 'slot' | 'onChange'>;

const Times = ({ idPrefix, branch, slot, onChange }: TimesProps) => {
  const { data: slots, error } = useFreeSlots(branch);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const [isAll, setIsAll] = useState(false);
  if (error) return <p className={styles.note}>{VISIT_COPY.failed}</p>;
  if (!slots) return <p className={styles.note}>{VISIT_COPY.loading}</p>;
  if (slots.length === 0) return <p className={styles.note}>{VISIT_COPY.none}</p>;
  const days = groupByDay(slots);
  const day = slot ? dayOf(slot) : openDay;
  const shown = isAll ? days : days.slice(0, DAYS_AT_FIRST);
  const times = days.find((one) => one.day === day)?.slots ?? [];
  return (
    <>
      <RadioButtons
        name={`${idPrefix}-visit-day`}
        label={VISIT_COPY.day}
        options={shown.map((one) => ({
          value: one.day,
          label: describeWeekday(one.day),
          detail: describeDate(one.day),
        }))}
        value={day}
        onChange={(next) => {
          setOpenDay(next);
          onChange(null);
        }}
      />
      {shown.length < days.length && (
        <div>
          <Button tone="quiet" onClick={() => setIsAll(true)}>
            {VISIT_COPY.moreDays}
          </Button>
        </div>
      )}
      {times.length > 0 && (
        <RadioButtons
          name={`${idPrefix}-visit-time`}
          label={VISIT_COPY.time}
          options={times.map((one) => ({ value: one, label: describeTime(timeOf(one)) }))}
          value={slot}
          onChange={onChange}
        />
      )}
    </>
  );
};
