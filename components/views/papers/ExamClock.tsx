import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { PAPER_CLOCK_COPY, PAPER_COPY } from '@/data/copy/papers';
import { useCountdown } from '@/lib/hooks/useCountdown';
import { storeClock, storedClock } from '@/lib/study/papers/clockStore';
import {
  type ExamClock as Clock,
  formatClock,
  sectionByNow,
  startClock,
  toggleClock,
  warningAt,
} from '@/lib/study/papers/examClock';
import styles from './ExamClock.module.scss';

type ExamClockProps = {
  /** The slug of the paper: each has a clock of its own in a tab. */
  paper: string;
  minutes: number;
  sections: readonly { name: string; marks: number }[];
};

/** Counts down the time of a paper beside it. A reload does not stop it; it stays on the device. */
export const ExamClock = ({ paper, minutes, sections }: ExamClockProps) => {
  const [clock, setClock] = useState<Clock | null>(null);

  useEffect(() => {
    setClock(storedClock(paper));
  }, [paper]);

  const keep = (next: Clock | null) => {
    storeClock(paper, next);
    setClock(next);
  };

  return (
    <section
      className={`${styles.root} ${clock ? styles.started : ''}`}
      aria-label={PAPER_CLOCK_COPY.name}
    >
      {clock ? (
        <>
          {clock.state === 'running' ? (
            <Running endsAt={clock.endsAt} minutes={minutes} sections={sections} />
          ) : (
            <p className={styles.time}>
              {PAPER_CLOCK_COPY.paused(formatClock(Math.ceil(clock.left / 1000)))}
            </p>
          )}
          <div className={styles.buttons}>
            <Button tone="quiet" onClick={() => keep(toggleClock(clock, Date.now()))}>
              {clock.state === 'running' ? PAPER_CLOCK_COPY.pause : PAPER_CLOCK_COPY.goOn}
            </Button>
            <Button tone="quiet" onClick={() => keep(null)}>
              {PAPER_CLOCK_COPY.end}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{PAPER_CLOCK_COPY.offer}</p>
          <Button tone="secondary" onClick={() => keep(startClock(minutes, Date.now()))}>
            {PAPER_CLOCK_COPY.start(PAPER_COPY.timeOf(minutes))}
          </Button>
        </>
      )}
    </section>
  );
};

const Running = ({
  endsAt,
  minutes,
  sections,
}: Pick<ExamClockProps, 'minutes' | 'sections'> & { endsAt: number }) => {
  const left = useCountdown(endsAt);
  if (left === null) return null;
  const warning = warningAt(left);
  const section = sectionByNow(sections, minutes - left / 60);
  return (
    <>
      <p className={styles.time}>
        <span role="timer">{formatClock(left)}</span>{' '}
        {left > 0 && (section ? PAPER_CLOCK_COPY.section(section) : PAPER_CLOCK_COPY.lookOver)}
      </p>
      <p role="status" className={styles.status}>
        {left === 0 ? PAPER_CLOCK_COPY.over : warning && PAPER_CLOCK_COPY.warning(warning)}
      </p>
    </>
  );
};
