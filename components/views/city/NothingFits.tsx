import { Button, ButtonLink } from '@/components/ui/Button';
import { CITY_COPY } from '@/data/copy/city';
import styles from './NothingFits.module.scss';

type NothingFitsProps = {
  /** Whether the locality alone found nothing. */
  isTyped: boolean;
  onClear: () => void;
};

/** No branch is left: what to try, and whom to ask. */
export const NothingFits = ({ isTyped, onClear }: NothingFitsProps) => (
  <div className={styles.root}>
    <p>{isTyped ? CITY_COPY.filters.noArea : CITY_COPY.filters.nothing}</p>
    <p className={styles.ways}>
      <Button tone="secondary" onClick={onClear}>
        {CITY_COPY.filters.clear}
      </Button>
      <ButtonLink href="#enquire-desktop" tone="quiet">
        {CITY_COPY.filters.ask}
      </ButtonLink>
    </p>
  </div>
);
