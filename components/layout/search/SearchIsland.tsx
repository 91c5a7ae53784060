import { Island } from '@/components/ui/Island';
import { ServedSearch } from './servedSearch';
// The form stands in the page before its code does, so its looks come with the page.
import '@/components/ui/Button.module.scss';
import './SearchForm.module.scss';
import './SuggestBox.module.scss';

const loadSearch = async (text: string) => {
  const { SearchPageForm } = await import('./SearchPageForm');
  return <SearchPageForm text={text} />;
};

/** The search box of a page as HTML; its code and its suggestions come with the first touch. */
export const SearchIsland = ({ text }: { text: string }) => (
  <Island still={ServedSearch && <ServedSearch text={text} />} load={() => loadSearch(text)} />
);
