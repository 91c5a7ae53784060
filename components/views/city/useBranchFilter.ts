import { useState } from 'react';
import type { BranchCardFacts } from '@/lib/schools/directory/branchCard';
import type { matchPlaces } from '@/lib/schools/places/matchPlaces';

type Match = typeof matchPlaces;

/** The cards that a typed locality means, best first; all of them while nothing is typed. */
export const useBranchFilter = (cards: readonly BranchCardFacts[]) => {
  const [text, setText] = useState('');
  const [match, setMatch] = useState<Match | null>(null);
  const chosen = text.trim() === '' ? null : match;

  /** Fetches the matching: once somebody is about to type, and again when that failed. */
  const warmUp = () => {
    if (match) return;
    import('@/lib/schools/places/matchPlaces').then(
      (places) => setMatch(() => places.matchPlaces),
      () => undefined,
    );
  };

  return {
    text,
    warmUp,
    setText: (typed: string) => {
      setText(typed);
      warmUp();
    },
    isOn: chosen !== null,
    shown: chosen ? filterCards(chosen, cards, text) : cards,
    /** The localities of a card that the text means. */
    foundOn: (card: BranchCardFacts): readonly string[] =>
      chosen ? chosen(toPlaces(card.areas), text) : [],
  };
};

const filterCards = (
  match: Match,
  cards: readonly BranchCardFacts[],
  text: string,
): BranchCardFacts[] => {
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
