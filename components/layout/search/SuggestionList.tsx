import { useEffect, useRef } from 'react';
import { Link } from '@/components/ui/Link';
import type { SearchResult } from '@/lib/search/askSearch';
import styles from './SuggestionList.module.scss';

type SuggestionListProps = {
  id: string;
  label: string;
  pages: readonly SearchResult[];
  /** The option that Enter would follow, -1 for none. */
  active: number;
  optionId: (index: number) => string;
};

/** The suggested pages. Each is a link, so that a press follows it like any other. */
export const SuggestionList = ({ id, label, pages, active, optionId }: SuggestionListProps) => {
  const list = useRef<HTMLDivElement>(null);

  // On a low screen the list scrolls; the focus, which stays in the field, does not scroll it.
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.root}>
      {pages.map(({ title, link, kind }, index) => (
        <Link
          key={link}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={link}
          className={styles.option}
          // The field keeps the focus: losing it would close the list under the finger.
          onMouseDown={(event) => event.preventDefault()}
        >
          <span className={styles.title}>{title}</span>
          {kind !== '' && <span className={styles.kind}>{kind}</span>}
        </Link>
      ))}
    </div>
  );
};
