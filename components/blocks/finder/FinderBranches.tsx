import { Link } from '@/components/ui/Link';
import { FINDER_COPY, LOCATE_COPY } from '@/data/copy/finder';
import { CITIES } from '@/data/places/places';
import { cityPath } from '@/data/routes/paths/places';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { describeCloseness } from '@/lib/schools/finder/describeAnswer';
import { describeKm } from '@/lib/schools/finder/describeKm';
import type { FinderAnswer } from '@/lib/schools/finder/findBranches';
import { BranchLine } from './BranchLine';
import { CallUs } from './CallUs';
import styles from './FinderBranches.module.scss';
import { PlaceChoices } from './PlaceChoices';

const MOST_SHOWN = 4;

type FinderBranchesProps = {
  answer: Extract<FinderAnswer, { kind: 'branches' }>;
  /** Called with another place that the parent may have meant. */
  onChoose: (place: string) => void;
};

/** The branches that suit a family, and where to look further. */
export const FinderBranches = ({ answer, onChoose }: FinderBranchesProps) => {
  const { about, place, city, branches, boarding, otherPlaces } = answer;
  const cityName = CITIES[city].displayName;
  const cityPage = cityPath(city);
  const total = siteBranchesOf(city).length;
  const shown = branches.slice(0, MOST_SHOWN);
  const shownHere = shown.filter(({ branch }) => branch.city === city).length;

  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {shown.map((found) => (
          <BranchLine
            key={found.branch.id}
            branch={found.branch}
            note={describeCloseness(found, place)}
          />
        ))}
        {boarding.map(({ branch, km }) => (
          <BranchLine
            key={branch.id}
            branch={branch}
            note={describeKm(km)}
            about={LOCATE_COPY.boarding(CITIES[branch.city].displayName)}
          />
        ))}
      </ul>
      <p className={styles.facts}>
        {about === 'city' ? FINDER_COPY.fromCentre : LOCATE_COPY.asTheCrowFlies}
      </p>
      {about === 'other-city' && <CallUs />}
      {cityPage && total > shownHere && (
        <Link href={cityPage} className={styles.more}>
          {total === 1 ? `Our branch in ${cityName}` : `All ${total} branches in ${cityName}`}
        </Link>
      )}
      {otherPlaces.length > 0 && (
        <PlaceChoices question={FINDER_COPY.didYouMean} places={otherPlaces} onChoose={onChoose} />
      )}
    </div>
  );
};
