import { Link } from '@/components/ui/Link';
import type { SearchResult } from '@/lib/search/askSearch';
import styles from './SearchResults.module.scss';

type SearchResultsProps = { results: readonly SearchResult[] };

/** The pages that were found, best first. */
export const SearchResults = ({ results }: SearchResultsProps) => (
  <ol className={styles.root}>
    {results.map(({ title, link, description, kind }) => (
      <li key={link} className={styles.item}>
        {kind !== '' && <span className={styles.kind}>{kind}</span>}
        <Link href={link} className={styles.link}>
          {title}
        </Link>
        <p className={styles.description}>{description}</p>
      </li>
    ))}
  </ol>
);
