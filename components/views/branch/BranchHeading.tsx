import { BranchScene } from '@/components/blocks/scene/BranchScene';
import { Image } from '@/components/ui/Image';
import type { BranchPage } from '@/lib/schools/directory/branchPage';
import styles from './BranchHeading.module.scss';

/** The name of the branch and what kind of school it is. */
export const BranchHeading = ({ page }: { page: BranchPage }) => (
  <header className={styles.root}>
    <div className={styles.text}>
      <p className={styles.place}>{[...new Set([page.localArea, page.city.name])].join(', ')}</p>
      <h1>
        {page.title} <span className={styles.full}>{page.fullTitle}</span>
      </h1>
      {page.officialName && (
        <p className={styles.official}>Listed as {page.officialName} in our directory.</p>
      )}
    </div>
    {page.scene ? (
      <div className={styles.scene}>
        <BranchScene scene={page.scene} photo={page.details.gate} />
      </div>
    ) : (
      <Image
        src={page.city.skyline}
        width={320}
        height={200}
        loading="eager"
        className={styles.picture}
      />
    )}
    <p className={styles.opening}>{page.profile.opening}</p>
  </header>
);
