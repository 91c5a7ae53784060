import { type SubmitEvent, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { CHECK_COPY } from '@/data/study/tables/copy';
import styles from './CheckStart.module.scss';

type CheckStartProps = { isTimed: boolean; onStart: (isTimed: boolean) => void };

/** What the check asks, with or without a clock. */
export const CheckStart = ({ isTimed, onStart }: CheckStartProps) => {
  const timed = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onStart(timed.current?.checked ?? false);
  };

  return (
    <form className={styles.root} action="#table-check" onSubmit={submit}>
      <p>{CHECK_COPY.intro}</p>
      <fieldset className={styles.choices}>
        <legend>{CHECK_COPY.clock}</legend>
        <label className={styles.choice}>
          <input ref={timed} type="radio" name="clock" value="timed" defaultChecked={isTimed} />
          {CHECK_COPY.timed}
        </label>
        <label className={styles.choice}>
          <input type="radio" name="clock" value="untimed" defaultChecked={!isTimed} />
          {CHECK_COPY.untimed}
        </label>
      </fieldset>
      <Button type="submit">{CHECK_COPY.start}</Button>
      <p className={styles.script}>{CHECK_COPY.needsScript}</p>
    </form>
  );
};
