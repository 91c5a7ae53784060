import { useSearchResults } from '@/lib/search/results';
import { SearchForm } from './SearchForm';
import { SuggestBox } from './SuggestBox';

/** The box of the results page. It follows the page: going back changes the text as well. */
export const SearchPageForm = ({ text }: { text: string }) => {
  const kept = useSearchResults();
  return (
    <SearchForm id="search-text" text={kept.text === '' ? text : kept.text} Box={SuggestBox} />
  );
};
