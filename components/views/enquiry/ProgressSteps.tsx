import { Check, Circle } from 'lucide-react';
import { STAGE_COPY, STEP_STATE_COPY } from '@/data/copy/enquiryProgress';
import { ENQUIRY_STAGES, type EnquiryProgress } from '@/lib/enquiry/progress';
import styles from './ProgressSteps.module.scss';

type ProgressStepsProps = { progress: EnquiryProgress };

/** The three steps of an enquiry, with the day of each that is behind it. */
export const ProgressSteps = ({ progress: { stage, days } }: ProgressStepsProps) => {
  const reached = ENQUIRY_STAGES.indexOf(stage);
  return (
    <ol className={styles.root}>
      {ENQUIRY_STAGES.map((step, index) => {
        const state = index <= reached ? 'done' : 'to-come';
        const Mark = state === 'done' ? Check : Circle;
        return (
          <li
            key={step}
            className={`${styles.step} ${state === 'done' ? styles.done : ''}`}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Mark aria-hidden="true" />
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                {STAGE_COPY[step].title}
                <span className={styles.state}>. {STEP_STATE_COPY[state]}</span>
              </h3>
              {state === 'done' && <p>{STAGE_COPY[step].text}</p>}
              {days[step] !== null && <p className={styles.day}>{days[step]}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
};
