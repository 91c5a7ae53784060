import { Dialog } from '@/components/ui/Dialog';
import { SEARCH_COPY } from '@/data/copy/search';
import { useSearchResults } from '@/lib/search/results';
import styles from './SearchDialog.module.scss';
import { SearchForm } from './SearchForm';
import { SearchResults } from './SearchResults';

type SearchDialogProps = { onClose: () => void };

/** The search, wherever the visitor is. It closes with the change to the results page. */
export const SearchDialog = ({ onClose }: SearchDialogProps) => {
  const { text, results } = useSearchResults();

  return (
    <Dialog title={SEARCH_COPY.title} size="wide" onClose={onClose}>
      <SearchForm text={text} shouldFocus />
      {results.length > 0 ? (
        <>
          <h3 className={styles.last}>{SEARCH_COPY.lastResults}</h3>
          <SearchResults results={results.slice(0, SHOWN)} />
        </>
      ) : (
        <p className={styles.hint}>{SEARCH_COPY.hint}</p>
      )}
    </Dialog>
  );
};

const SHOWN = 4;
