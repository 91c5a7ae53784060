import { Button } from '@/components/ui/Button';
import { EVERYWHERE_COPY } from '@/data/copy/everywhere';
import { useSignOutEverywhere } from '@/lib/session/useSignOutEverywhere';
import styles from './SignOutEverywhere.module.scss';

/** Ends every login of the parent's number. */
export const SignOutEverywhere = () => {
  const signOutEverywhere = useSignOutEverywhere();
  return (
    <section className={styles.root} aria-labelledby="sign-out-everywhere">
      <h2 id="sign-out-everywhere">{EVERYWHERE_COPY.heading}</h2>
      <p>{EVERYWHERE_COPY.text}</p>
      <Button tone="secondary" onClick={() => void signOutEverywhere()}>
        {EVERYWHERE_COPY.button}
      </Button>
    </section>
  );
};
