import { useEffect, useEffectEvent, useState } from 'react';
import type { Position } from '@/data/places/place';
import type { CitySlug } from '@/data/places/places';
import { readVisitAnswers } from '@/lib/enquiry/visitAnswers';
import type { CityCard } from '@/lib/schools/directory/cityCard';
import { type CityChoice, fitsChoice, NO_CHOICE } from '@/lib/schools/directory/fitsChoice';
import type { FinderPlaces } from '@/lib/schools/finder/finderPlaces';
import type { placeInCity } from '@/lib/schools/finder/placeInCity';
import { kmBetween } from '@/lib/schools/places/kmBetween';
import type { matchPlaces } from '@/lib/schools/places/matchPlaces';

type Match = typeof matchPlaces;
type Tools = { match: Match; placeInCity: typeof placeInCity };

const fetchTools = async (): Promise<Tools> => {
  const [{ matchPlaces: match }, place] = await Promise.all([
    import('@/lib/schools/places/matchPlaces'),
    import('@/lib/schools/finder/placeInCity'),
  ]);
  return { match, placeInCity: place.placeInCity };
};

/**
 * The cards that fit what a family chooses and types, all of them at first: the nearest first once
 * its locality is known, from this box or from the finder before.
 */
export const useBranchFilter = (
  city: CitySlug,
  cards: readonly CityCard[],
  known: FinderPlaces,
) => {
  const [text, setText] = useState('');
  const [home, setHome] = useState<string | null>(null);
  const [choice, setChoice] = useState<CityChoice>(NO_CHOICE);
  const [tools, setTools] = useState<Tools | null>(null);

  /** Fetches the matching: once somebody is about to type, and again when that failed. */
  const warmUp = () => {
    if (tools) return;
    fetchTools().then(
      (fetched) => setTools(fetched),
      () => undefined,
    );
  };

  const takeHome = useEffectEvent(() => {
    const answers = readVisitAnswers();
    if (answers.city !== city || !answers.locality) return;
    setHome(answers.locality);
    warmUp();
  });
  useEffect(() => takeHome(), []);

  const isTyped = text.trim() !== '';
  const from = isTyped ? text : home;
  const place = tools && from ? tools.placeInCity(from, known) : null;
  const naming = tools && isTyped ? filterCards(tools.match, cards, text) : cards;
  // A locality on the map that no branch names: all of them, the nearest first.
  const reached = naming.length === 0 && place ? cards : naming;
  const shown = reached.filter((card) => fitsChoice(card, choice));

  return {
    text,
    choice,
    warmUp,
    setText: (typed: string) => {
      setText(typed);
      warmUp();
    },
    choose: (chosen: Partial<CityChoice>) => setChoice({ ...choice, ...chosen }),
    clear: () => {
      setText('');
      setChoice(NO_CHOICE);
    },
    /** Whether cards are shown because they name the typed locality. */
    isNamed: tools !== null && isTyped && reached === naming,
    isChosen: Object.values(choice).some((value) => value !== null && value !== false),
    place,
    shown: place ? byDistance(shown, place.from) : shown,
    /** The localities of a card that the text means. */
    foundOn: (card: CityCard): readonly string[] =>
      tools && isTyped ? tools.match(toPlaces(card.areas), text) : [],
    kmOf: (card: CityCard): number | null =>
      place && card.position ? kmBetween(place.from, card.position) : null,
  };
};

const byDistance = (cards: readonly CityCard[], from: Position): CityCard[] =>
  [...cards].sort((one, other) => kmTo(one, from) - kmTo(other, from));

const kmTo = ({ position }: CityCard, from: Position): number =>
  position ? kmBetween(from, position) : Number.POSITIVE_INFINITY;

const filterCards = (match: Match, cards: readonly CityCard[], text: string): CityCard[] => {
  const ids = match(
    cards.map(({ id, title, areas, landmark }) => ({
      id,
      names: [title, ...areas, landmark],
    })),
    text,
  );
  return ids.flatMap((id) => cards.filter((card) => card.id === id));
};

const toPlaces = (names: readonly string[]) => names.map((name) => ({ id: name, names: [name] }));
