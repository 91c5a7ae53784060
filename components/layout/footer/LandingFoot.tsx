import { PrivacyChoicesButton } from '@/components/layout/thirdParties/PrivacyChoicesButton';
import styles from './LandingFoot.module.scss';
import { SampleSchoolLink } from './SampleSchoolLink';

/** Where a page has no footer: that the school is a sample, and the way to withdraw a choice. */
export const LandingFoot = () => (
  <div className={styles.root}>
    <SampleSchoolLink />
    <PrivacyChoicesButton />
  </div>
);
