import type { MadeQuestion } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { reduced, slashed, unreduced } from './slashed';

const SUITS = ['heart', 'diamond', 'spade', 'club'] as const;
const RANKS = [
  'ace',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  'jack',
  'queen',
  'king',
] as const;
type Card = { suit: (typeof SUITS)[number]; rank: (typeof RANKS)[number] };

const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank })));

const isRed = ({ suit }: Card): boolean => suit === 'heart' || suit === 'diamond';
const isFace = ({ rank }: Card): boolean => ['jack', 'queen', 'king'].includes(rank);

type Removed = readonly [text: string, is: (card: Card) => boolean];

const REMOVED: readonly [Removed, ...Removed[]] = [
  ['All kings', ({ rank }) => rank === 'king'],
  ['All red face cards', (card) => isRed(card) && isFace(card)],
  ['All clubs', ({ suit }) => suit === 'club'],
  ['The two black queens', (card) => !isRed(card) && card.rank === 'queen'],
  ['All aces', ({ rank }) => rank === 'ace'],
  ['All face cards of spades', (card) => card.suit === 'spade' && isFace(card)],
];

type Event = {
  text: string;
  is: (card: Card) => boolean;
  /** A wrong count in the whole pack, and what led to it. */
  wrong?: { count: number; why: string };
};

const event = (draw: Draw): Event => {
  const [suit, rank, colour] = [
    draw.pick(SUITS),
    draw.pick(['ace', 'jack', 'queen', 'king'] as const),
    draw.pick(['red', 'black'] as const),
  ];
  const named = rank === 'ace' ? 'an ace' : `a ${rank}`;
  const hasColour = (card: Card): boolean => isRed(card) === (colour === 'red');
  const both = `the ${rank} of ${suit}s`;
  return draw.pick<[Event, ...Event[]]>([
    {
      text: 'a face card',
      is: isFace,
      wrong: { count: 16, why: 'The ace is no face card: jack, queen and king are.' },
    },
    {
      text: `a ${colour} face card`,
      is: (card) => hasColour(card) && isFace(card),
      wrong: { count: 12, why: `Only half of the face cards are ${colour}.` },
    },
    {
      text: `a ${colour} ${rank}`,
      is: (card) => hasColour(card) && card.rank === rank,
      wrong: { count: 4, why: `Only two of the four ${rank}s are ${colour}.` },
    },
    {
      text: `a ${suit} or ${named}`,
      is: (card) => card.suit === suit || card.rank === rank,
      wrong: { count: 17, why: `You counted ${both} twice.` },
    },
    {
      text: `a ${colour} card or ${named}`,
      is: (card) => hasColour(card) || card.rank === rank,
      wrong: { count: 30, why: `You counted the two ${colour} ${rank}s twice.` },
    },
    {
      text: `neither a ${suit} nor ${named}`,
      is: (card) => card.suit !== suit && card.rank !== rank,
      wrong: { count: 35, why: `You took ${both} away twice.` },
    },
    {
      text: `neither ${colour} nor ${named}`,
      is: (card) => !hasColour(card) && card.rank !== rank,
      wrong: { count: 22, why: `You took the two ${colour} ${rank}s away twice.` },
    },
    {
      text: 'not a face card',
      is: (card) => !isFace(card),
      wrong: { count: 36, why: 'The aces are no face cards, so they count.' },
    },
    { text: `not a ${suit}`, is: (card) => card.suit !== suit },
  ]);
};

export const wholePack = (draw: Draw): MadeQuestion => {
  const { text, is, wrong } = event(draw);
  const count = PACK.filter(is).length;
  return {
    ask: `One card is drawn from a well-shuffled pack of 52. What is the probability that it is ${text}? Give a fraction in lowest terms.`,
    hint: 'The pack has four suits of 13 cards, and 12 face cards.',
    steps: [
      `${SUITS.map((suit) => `${PACK.filter((card) => card.suit === suit && is(card)).length} among the ${suit}s`).join(', ')}: ${count} cards.`,
      reduced(count, 52),
    ],
    answer: slashed(count, 52),
    check: `${count} / 52`,
    slips: [
      ...unreduced(count, 52),
      ...(wrong
        ? [{ answer: slashed(wrong.count, 52), why: wrong.why, check: `${wrong.count} / 52` }]
        : []),
      {
        answer: slashed(52 - count, 52),
        why: 'That is the probability of all other cards.',
        check: `${52 - count} / 52`,
      },
    ],
  };
};

export const smallerPack = (draw: Draw): MadeQuestion => {
  const [[gone, isGone], { text, is }] = [draw.pick(REMOVED), event(draw)];
  const rest = PACK.filter((card) => !isGone(card));
  const [all, count] = [rest.length, rest.filter(is).length];
  const before = PACK.filter(is).length;
  if (count === 0 || count === all) return smallerPack(draw);
  return {
    ask: `${gone} are taken out of a pack of 52. One of the other cards is drawn. What is the probability that it is ${text}? Give a fraction in lowest terms.`,
    hint: 'How many cards are left, and how many of them count?',
    steps: [
      `${52 - all} cards are gone, so ${all} are left.`,
      before === count
        ? `All ${count} cards that count are still there.`
        : `Of the ${before} cards that count, ${before - count === 1 ? 'one is' : `${before - count} are`} gone: ${count} are left.`,
      reduced(count, all),
    ],
    answer: slashed(count, all),
    check: `${count} / ${all}`,
    slips: [
      ...unreduced(count, all),
      {
        answer: slashed(count, 52),
        why: `The pack has no longer 52 cards, but ${all}.`,
        check: `${count} / 52`,
      },
      {
        answer: slashed(before, all),
        why: 'Some of the cards that count were taken out too.',
        check: `${before} / ${all}`,
      },
      {
        answer: slashed(before, 52),
        why: 'That was right for the full pack. Some cards are gone.',
        check: `${before} / 52`,
      },
    ],
  };
};
