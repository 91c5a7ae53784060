import { Dialog } from '@/components/ui/Dialog';
import { SEARCH_COPY } from '@/data/copy/search';
import { useSearchResults } from '@/lib/search/SearchResultsProvider';
import styles from './SearchDialog.module.scss';
import { SearchForm } from './SearchForm';
import { SearchResults } from './SearchResults';
import { SuggestBox } from './SuggestBox';

type SearchDialogProps = { onClose: () => void };

/** The search, wherever the visitor is. It closes with the change to the results page. */
export const SearchDialog = ({ onClose }: SearchDialogProps) => {
  const { text, results } = useSearchResults();

  return (
    <Dialog title={SEARCH_COPY.title} size="wide" onClose={onClose}>
      <div className={styles.panel}>
        <SearchForm text={text} shouldFocus Box={SuggestBox} />
        {results.length > 0 ? (
          <>
            <h3 className={styles.last}>{SEARCH_COPY.lastResults}</h3>
            <SearchResults results={results.slice(0, SHOWN)} />
          </>
        ) : (
          <p className={styles.hint}>{SEARCH_COPY.hint}</p>
        )}
      </div>
    </Dialog>
  );
};

const SHOWN = 4;
