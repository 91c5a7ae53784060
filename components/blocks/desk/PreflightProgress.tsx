import { PREFLIGHT_COPY } from '@/data/copy/desk/preflight';
import { isUnderWay, type PreflightRun } from '@/lib/preflight/contract';
import styles from './Preflight.module.scss';

type PreflightProgressProps = {
  run: PreflightRun | null;
  isAsking: boolean;
  /** Whether it is known yet how the last check stands. */
  isRead: boolean;
};

/** How a check gets on, said aloud as it changes. */
export const PreflightProgress = ({ run, isAsking, isRead }: PreflightProgressProps) => (
  <div role="status" className={styles.status}>
    <p>{isAsking ? PREFLIGHT_COPY.starting : sentence(run, isRead)}</p>
    {run && isUnderWay(run) && (
      <progress
        className={styles.progress}
        aria-label={PREFLIGHT_COPY.progress}
        value={run.done}
        max={run.of}
      />
    )}
  </div>
);

const sentence = (run: PreflightRun | null, isRead: boolean): string => {
  if (run === null) return isRead ? PREFLIGHT_COPY.never : PREFLIGHT_COPY.loading;
  switch (run.state) {
    case 'waiting':
      return PREFLIGHT_COPY.waiting;
    case 'running':
      return PREFLIGHT_COPY.running(run.done, run.of);
    case 'failed':
      return `${PREFLIGHT_COPY.failed} ${run.problem ?? ''}`;
    case 'no-browser':
      return PREFLIGHT_COPY.noBrowser;
    case 'done':
      return '';
  }
};
