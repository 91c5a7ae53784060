import type { CSSProperties } from 'react';
import { Section } from '@/components/blocks/Section';
import { Image } from '@/components/ui/Image';
import { BRANCH_ANCHORS, BRANCH_DETAILS_COPY } from '@/data/copy/branchDetails';
import type { StageDay } from '@/lib/schools/details/branchDetails';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './DayByAge.module.scss';

const COPY = BRANCH_DETAILS_COPY.day;

/** From seven in the morning to half past four, in minutes since midnight. */
const [DAWN, DUSK] = [7 * 60, 16.5 * 60];
const share = (minutes: number): string =>
  `${Math.round(((minutes - DAWN) / (DUSK - DAWN)) * 1000) / 10}%`;

/** What a day is like for each age group of the branch: its hours and its rooms. */
export const DayByAge = ({ page: { details } }: { page: BranchPage }) =>
  details.days.some(({ hours, look }) => hours || look) && (
    <Section title={COPY.title} anchor={BRANCH_ANCHORS.day}>
      <ol className={styles.root}>
        {details.days.map((day) => (
          <li key={day.stage} className={styles.part}>
            <Image
              src={`/pictures/emblems/${day.stage}.svg`}
              width={72}
              height={72}
              className={styles.emblem}
            />
            <div className={styles.text}>
              <h3 className={styles.title}>
                {day.title} <span className={styles.ages}>{day.ages}</span>
              </h3>
              <Hours {...day} />
              {day.look && <p>{day.look}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );

const Hours = ({ hours, classSize }: StageDay) =>
  hours && (
    <div className={styles.hours}>
      <p className={styles.said}>
        <strong>{hours.said}</strong>
        {classSize && `, ${COPY.atMost(classSize)}`}
      </p>
      <div className={styles.day} aria-hidden="true">
        <span className={styles.lessons} style={barOf(hours)} />
      </div>
      <div className={styles.clock} aria-hidden="true">
        {COPY.clock.map(({ at, said }) => (
          <span key={said} style={{ insetInlineStart: share(at * 60) }}>
            {said}
          </span>
        ))}
      </div>
    </div>
  );

const barOf = ({ from, to }: { from: number; to: number }) =>
  ({ '--from': share(from), '--until': share(to) }) as CSSProperties;
