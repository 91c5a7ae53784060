import { FINDER_COPY, LOCATE_COPY } from '@/data/copy/finder';
import { CITIES } from '@/data/places/places';
import type { UnlistedCity } from '@/lib/schools/directory/unlistedCity';
import { describeKm } from '@/lib/schools/finder/describeKm';
import type { BranchAtDistance } from '@/lib/schools/finder/nearestBranches';
import { BranchLine } from './BranchLine';
import { CallUs } from './CallUs';
import styles from './FinderBranches.module.scss';

type FinderElsewhereProps = {
  answer:
    | { kind: 'far'; nearest: BranchAtDistance; boarding: readonly BranchAtDistance[] }
    | { kind: 'unlisted'; unlisted: UnlistedCity };
};

/** For a family without a branch to choose in its city: the nearest one, boarding, the phone. */
export const FinderElsewhere = ({ answer }: FinderElsewhereProps) => (
  <div className={styles.root}>
    <ul className={styles.list}>
      {answer.kind === 'unlisted' ? (
        <BranchLine
          branch={answer.unlisted.takenBy}
          note={FINDER_COPY.takesEnquiries(CITIES[answer.unlisted.city].displayName)}
        />
      ) : (
        <>
          <BranchLine branch={answer.nearest.branch} note={describeKm(answer.nearest.km)} />
          {answer.boarding
            .filter(({ branch }) => branch.id !== answer.nearest.branch.id)
            .map(({ branch, km }) => (
              <BranchLine
                key={branch.id}
                branch={branch}
                note={describeKm(km)}
                about={LOCATE_COPY.boarding(CITIES[branch.city].displayName)}
              />
            ))}
        </>
      )}
    </ul>
    <CallUs />
    {answer.kind === 'far' && <p className={styles.facts}>{LOCATE_COPY.asTheCrowFlies}</p>}
  </div>
);
