import { PRIVACY_CHOICES } from '@/data/copy/privacyChoices';
import { HAS_THIRD_PARTIES } from '@/lib/thirdParties/config';
import { useConsentQuestion } from './ConsentProvider';
import styles from './PrivacyChoicesButton.module.scss';

const ChoicesButton = () => {
  const { setIsOpen } = useConsentQuestion();
  return (
    <button type="button" className={styles.root} onClick={() => setIsOpen(true)}>
      {PRIVACY_CHOICES}
    </button>
  );
};

/** Asks about tools of other companies again. Nothing where none is configured. */
export const PrivacyChoicesButton = () => (HAS_THIRD_PARTIES ? <ChoicesButton /> : null);
