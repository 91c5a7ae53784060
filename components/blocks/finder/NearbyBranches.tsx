import { LOCATE_COPY } from '@/data/copy/finder';
import { CITIES } from '@/data/places/places';
import { describeKm } from '@/lib/schools/finder/describeKm';
import type { NearbyAnswer } from '@/lib/schools/finder/findNearby';
import { BranchLine } from './BranchLine';
import styles from './FinderBranches.module.scss';
import { FinderElsewhere } from './FinderElsewhere';
import { PlaceChoices } from './PlaceChoices';

type NearbyBranchesProps = {
  answer: Exclude<NearbyAnswer, { kind: 'birth' }>;
  onChoose: (place: string) => void;
};

/** What lies around the device: branches with their distance, and localities to choose from. */
export const NearbyBranches = ({ answer, onChoose }: NearbyBranchesProps) =>
  answer.kind === 'near' ? (
    <div className={styles.root}>
      <PlaceChoices
        question={LOCATE_COPY.localities}
        places={answer.localities}
        onChoose={onChoose}
      />
      <ul className={styles.list}>
        {answer.branches.map(({ branch, km }) => (
          <BranchLine key={branch.id} branch={branch} note={describeKm(km)} />
        ))}
        {answer.boarding.map(({ branch, km }) => (
          <BranchLine
            key={branch.id}
            branch={branch}
            note={describeKm(km)}
            about={LOCATE_COPY.boarding(CITIES[branch.city].displayName)}
          />
        ))}
      </ul>
      <p className={styles.facts}>{LOCATE_COPY.asTheCrowFlies}</p>
    </div>
  ) : (
    <FinderElsewhere answer={answer} />
  );
