import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BranchCardList } from '@/components/blocks/BranchCardList';
import { Button } from '@/components/ui/Button';
import { DIRECTORY_COPY } from '@/data/copy/directory';
import { PATHS } from '@/data/routes/paths';
import type { BranchCardFacts } from '@/lib/schools/directory/branchCard';
import styles from './BranchFilter.module.scss';
import { useBranchFilter } from './useBranchFilter';

type BranchFilterProps = { cards: readonly BranchCardFacts[] };

const COPY = DIRECTORY_COPY.filter;

// A box to search through fewer cards than this would only be in the way.
const WORTH_FILTERING = 3;

/**
 * All branches of a city, and a box that finds those which serve a locality in any spelling.
 * Without JavaScript the box asks the site's search.
 */
export const BranchFilter = ({ cards }: BranchFilterProps) => {
  const { text, setText, warmUp, isOn, shown, foundOn } = useBranchFilter(cards);
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page was hydrated counts from the start.
  const takeTyped = useEffectEvent(() => {
    if (field.current?.value) setText(field.current.value);
  });
  useEffect(() => takeTyped(), []);

  const showAll = () => {
    setText('');
    field.current?.focus();
  };
  return (
    <div className={styles.root}>
      {cards.length >= WORTH_FILTERING && (
        <form
          action={PATHS.search}
          className={styles.form}
          onSubmit={(event) => event.preventDefault()}
        >
          <label htmlFor="locality" className={styles.label}>
            {COPY.label}
          </label>
          <p id="locality-hint" className={styles.hint}>
            {COPY.hint} {exampleOf(cards)}.
          </p>
          <div className={styles.box}>
            <Search aria-hidden="true" className={styles.sign} />
            <input
              ref={field}
              id="locality"
              name="s"
              type="search"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="done"
              aria-describedby="locality-hint"
              className={styles.input}
              value={text}
              onFocus={warmUp}
              onChange={(event) => setText(event.target.value)}
            />
            <noscript>
              <Button type="submit">{COPY.button}</Button>
            </noscript>
          </div>
          <p role="status" className={styles.count}>
            {isOn && countLine(shown.length, cards.length)}
          </p>
        </form>
      )}
      {shown.length === 0 ? (
        <div className={styles.none}>
          <p>{COPY.none}</p>
          <Button tone="secondary" onClick={showAll}>
            {COPY.clear}
          </Button>
        </div>
      ) : (
        <BranchCardList cards={shown} foundOn={foundOn} isComparable={cards.length > 1} />
      )}
    </div>
  );
};

const exampleOf = (cards: readonly BranchCardFacts[]): string => cards.at(0)?.areas.at(1) ?? '';

const countLine = (shown: number, all: number): string => {
  if (shown === 0) return 'No branch found';
  return shown === 1 ? `1 of ${all} branches serves it` : `${shown} of ${all} branches serve it`;
};
