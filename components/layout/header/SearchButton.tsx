import type { FormEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { CHROME_COPY } from '@/data/copy/chrome';
import { PATHS } from '@/data/routes/paths';
import { useDialogs } from '@/lib/site/DialogProvider';
import styles from './HeaderButton.module.scss';

type SearchButtonProps = {
  /** Called before the search opens. */
  onOpen?: () => void;
};

/** Opens the search. A form, so that it leads to the search page before the scripts have come. */
export const SearchButton = ({ onOpen }: SearchButtonProps) => {
  const { openDialog } = useDialogs();
  const openSearch = (event: FormEvent): void => {
    event.preventDefault();
    onOpen?.();
    openDialog({ name: 'search' });
  };
  return (
    <form action={PATHS.search} onSubmit={openSearch}>
      <button type="submit" className={styles.root} aria-label={CHROME_COPY.search}>
        <Icon name="search" size={22} />
      </button>
    </form>
  );
};
