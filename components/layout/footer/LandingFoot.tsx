import { PrivacyChoicesButton } from '@/components/layout/thirdParties/PrivacyChoicesButton';
import styles from './LandingFoot.module.scss';

/** Where a page has no footer: only the way to withdraw a choice. */
export const LandingFoot = () => (
  <div className={styles.root}>
    <PrivacyChoicesButton />
  </div>
);
