import type { Stage } from '@/data/grades';
import type { Scene } from '@/data/places/records/record';

/** What the drawn scene of a branch shows and where: everything that drawing it needs. */
export type ComposedScene = Scene & {
  /** Says the picture in words. */
  label: string;
  initials: string;
  /** The building stands on the left instead of on the right. */
  mirrored: boolean;
  wall: string;
  trim: string;
  ground: string;
  facade: Facade;
  bays: number;
  /** How broad the building is, to its usual width. */
  broad: number;
  tree: number;
  /** Which of the drawings of its kind of landmark, and whether it faces the other way. */
  variant: number;
  landmarkFlipped: boolean;
  joke: Joke;
  adult: Adult;
  adultLook: Look;
  /** Who does the sport: as tall as the stages taught. */
  players: readonly [Player, Player, Player];
  /** The youngest, beside the adult. */
  watcher: Player;
  boarding: boolean;
};

export type Player = { look: Look; stage: Stage; scale: number };

export type Look = {
  skin: string;
  hair: string;
  head: Head;
  dress: Dress;
  cloth: string;
  lower: string;
};

export const HEADS = ['short', 'plaits', 'bob', 'pony', 'patka', 'scarf', 'bun'] as const;
export type Head = (typeof HEADS)[number];
export type Dress = 'frock' | 'skirt' | 'shorts' | 'trousers';

export const FACADES = ['windows', 'arches', 'gallery', 'bands', 'shades'] as const;
export type Facade = (typeof FACADES)[number];

export const ADULTS = [
  'sari',
  'coach',
  'guard',
  'grandfather',
  'gardener',
  'mother',
  'father',
] as const;
export type Adult = (typeof ADULTS)[number];

export const JOKES = [
  'dog',
  'crow',
  'goat',
  'cat',
  'cow',
  'squirrel',
  'monkey',
  'peacock',
  'hen',
  'ducks',
  'kite',
  'tortoise',
  'pigeons',
  'books',
  'puppy',
  'frog',
] as const;
export type Joke = (typeof JOKES)[number];
