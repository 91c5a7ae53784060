import { BranchScene } from '@/components/blocks/scene/BranchScene';
import { Image } from '@/components/ui/Image';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import { BranchActions } from './BranchActions';
import { BranchContact } from './BranchContact';
import { BranchHeading } from './BranchHeading';
import styles from './FirstScreen.module.scss';
import { KeyFacts } from './KeyFacts';

/** What a parent sees first: how the branch looks, where it is, when it is open, what to do next. */
export const FirstScreen = ({ page }: { page: BranchPage }) => (
  <div className={styles.root}>
    <div className={styles.heading}>
      <BranchHeading page={page} />
    </div>
    <div className={styles.keyFacts}>
      <KeyFacts page={page} />
    </div>
    <div className={styles.actions}>
      <BranchActions page={page} />
    </div>
    <div className={styles.scene}>
      {page.scene ? (
        <BranchScene scene={page.scene} photo={page.details.gate} />
      ) : (
        <Image
          src={page.city.skyline}
          width={320}
          height={200}
          loading="eager"
          className={styles.skyline}
        />
      )}
    </div>
    <div className={styles.contact}>
      <BranchContact page={page} />
    </div>
    <p className={styles.opening}>{page.profile.opening}</p>
  </div>
);
