import { PhoneLinks } from '@/components/blocks/phones/PhoneLinks';
import { FINDER_COPY } from '@/data/copy/finder';
import { PATHS } from '@/data/routes/paths';
import styles from './FinderBranches.module.scss';

/** The telephone number of the visit, for a family that no branch is near. */
export const CallUs = () => (
  <p className={styles.call}>
    {FINDER_COPY.call} <PhoneLinks path={PATHS.nearMe} place="header" className={styles.name} />
  </p>
);
