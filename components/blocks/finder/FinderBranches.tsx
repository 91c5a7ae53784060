import { Link } from '@/components/ui/Link';
import { FINDER_COPY } from '@/data/copy/finder';
import { CITIES } from '@/data/places/places';
import { cityPath } from '@/data/routes/paths/places';
import { siteBranchesOf } from '@/lib/schools/directory/branches';
import { describeCloseness } from '@/lib/schools/finder/describeAnswer';
import type { FinderAnswer } from '@/lib/schools/finder/findBranches';
import { BranchLine } from './BranchLine';
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
  const { place, city, branches, boarding, otherPlaces } = answer;
  const cityName = CITIES[city].displayName;
  const cityPage = cityPath(city);
  const total = siteBranchesOf(city).length;

  return (
    <div className={styles.root}>
      <ul className={styles.list}>
        {branches.slice(0, MOST_SHOWN).map(({ branch, closeness }) => (
          <BranchLine
            key={branch.id}
            branch={branch}
            note={describeCloseness(closeness, place, cityName)}
          />
        ))}
        {boarding.map((branch) => (
          <BranchLine
            key={branch.id}
            branch={branch}
            note={`Boarding, ${CITIES[branch.city].displayName}`}
          />
        ))}
      </ul>
      {cityPage && total > branches.slice(0, MOST_SHOWN).length && (
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
