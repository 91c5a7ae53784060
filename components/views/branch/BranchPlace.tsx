import { BranchMap } from '@/components/blocks/maps/BranchMap';
import { PinList } from '@/components/blocks/maps/PinList';
import { WithMap } from '@/components/blocks/maps/WithMap';
import { BRANCH_CONTACT_COPY } from '@/data/copy/branchContact';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './BranchPlace.module.scss';

/** The map of the branch, and who else is near. */
export const BranchPlace = ({ page: { map } }: { page: BranchPage }) => {
  if (map === null) return null;
  const drawing = <BranchMap map={map} />;
  if (map.pins.length === 0) return <div className={styles.alone}>{drawing}</div>;
  return (
    <WithMap map={drawing}>
      <section className={styles.neighbours} aria-labelledby="on-the-map">
        <h2 id="on-the-map" className={styles.heading}>
          {BRANCH_CONTACT_COPY.onTheMap}
        </h2>
        <PinList pins={map.pins} />
      </section>
    </WithMap>
  );
};
