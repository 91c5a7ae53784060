import { BranchMap } from '@/components/blocks/maps/BranchMap';
import { PinList } from '@/components/blocks/maps/PinList';
import { WithMap } from '@/components/blocks/maps/WithMap';
import { BRANCH_CONTACT_COPY } from '@/data/copy/branchContact';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import { BranchContact } from './BranchContact';
import styles from './BranchPlace.module.scss';

/** Where the branch is: its map with the neighbours, its address, and who else is near. */
export const BranchPlace = ({ page }: { page: BranchPage }) =>
  page.map === null ? (
    <BranchContact page={page} />
  ) : (
    <WithMap map={<BranchMap map={page.map} />}>
      <div className={styles.words}>
        <BranchContact page={page} />
        {page.map.pins.length > 0 && (
          <section className={styles.neighbours} aria-labelledby="on-the-map">
            <h2 id="on-the-map" className={styles.heading}>
              {BRANCH_CONTACT_COPY.onTheMap}
            </h2>
            <PinList pins={page.map.pins} />
          </section>
        )}
      </div>
    </WithMap>
  );
