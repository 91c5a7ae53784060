import { PRIVACY_CHOICES } from '@/data/copy/privacyChoices';
import { HAS_THIRD_PARTIES } from '@/data/thirdParties';
import styles from './PrivacyChoicesButton.module.scss';

/**
 * Opens the question about tools of other companies again. `ThirdParties` hears the press, so that
 * the button also works in HTML that React left as served. Nothing where none is configured.
 */
export const PrivacyChoicesButton = () =>
  HAS_THIRD_PARTIES ? (
    <button type="button" className={styles.root} data-privacy-choices="">
      {PRIVACY_CHOICES}
    </button>
  ) : null;
