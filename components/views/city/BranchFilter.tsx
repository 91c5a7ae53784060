import { useEffect, useEffectEvent, useRef } from 'react';
import { BranchCardList } from '@/components/blocks/BranchCardList';
import { CityMap } from '@/components/blocks/maps/CityMap';
import { WithMap } from '@/components/blocks/maps/WithMap';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { CITY_COPY } from '@/data/copy/city';
import type { CitySlug } from '@/data/places/places';
import { PATHS } from '@/data/routes/paths';
import type { CityCard } from '@/lib/schools/directory/cityCard';
import type { MapDrawing } from '@/lib/schools/maps/drawing';
import styles from './BranchFilter.module.scss';
import { ChoiceFields } from './ChoiceFields';
import { FilterStatus } from './FilterStatus';
import { NothingFits } from './NothingFits';
import { useBranchFilter } from './useBranchFilter';

type BranchFilterProps = {
  city: CitySlug;
  cards: readonly CityCard[];
  map: MapDrawing | null;
};

const COPY = CITY_COPY.filters;

// A box to search through fewer cards than this would only be in the way.
const WORTH_FILTERING = 3;

/**
 * All branches of a city beside its map, and what finds the right one among them: a locality in any
 * spelling, board, class, boarding and fees. Without JavaScript the box asks the site's search.
 */
export const BranchFilter = ({ city, cards, map }: BranchFilterProps) => {
  const filter = useBranchFilter(city, cards);
  const { text, setText, warmUp, shown, foundOn, kmOf, place } = filter;
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page was hydrated counts from the start.
  const takeTyped = useEffectEvent(() => {
    if (field.current?.value) setText(field.current.value);
  });
  useEffect(() => takeTyped(), []);

  const showAll = () => {
    filter.clear();
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
          <div className={styles.place}>
            <label htmlFor="locality" className={styles.label}>
              {COPY.label}
            </label>
            <div className={styles.box}>
              <Icon name="search" className={styles.sign} />
              <input
                ref={field}
                id="locality"
                name="s"
                type="search"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="done"
                placeholder={COPY.example(exampleOf(cards))}
                className={styles.input}
                value={text}
                onFocus={warmUp}
                onChange={(event) => setText(event.target.value)}
              />
              <noscript>
                <Button type="submit">{COPY.button}</Button>
              </noscript>
            </div>
          </div>
          <ChoiceFields cards={cards} choice={filter.choice} onChoose={filter.choose} />
          <FilterStatus filter={filter} all={cards.length} />
        </form>
      )}
      <WithMap map={map && <CityMap map={pinned(map, shown)} />} list="wide">
        {shown.length === 0 ? (
          <NothingFits isTyped={!filter.isChosen} onClear={showAll} />
        ) : (
          <BranchCardList
            cards={shown}
            foundOn={foundOn}
            isComparable={cards.length > 1}
            pinOf={({ path }) => map?.pins.find((pin) => pin.path === path)?.number ?? null}
            kmOf={(card) => (place ? kmOf(card) : null)}
          />
        )}
      </WithMap>
    </div>
  );
};

/** The map with the pins of these branches only. */
const pinned = (map: MapDrawing, cards: readonly CityCard[]): MapDrawing => ({
  ...map,
  pins: map.pins.filter(({ path }) => cards.some((card) => card.path === path)),
});

const exampleOf = (cards: readonly CityCard[]): string => cards.at(0)?.areas.at(1) ?? '';
