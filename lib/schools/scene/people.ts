import type { Stage } from '@/data/grades';
import type { Choose } from './choose';
import type { Adult, Head, Look, Player } from './composedScene';

/** Who is in a yard: heights by stage, and looks that differ within one picture. */

const SKINS = ['#D9A583', '#BC8669', '#8F5B44', '#6B4031'] as const;
const CLOTHES = ['#9D0022', '#3D4DB7', '#0F766E', '#86307C', '#F0C94A', '#FFFCF8'] as const;
const LOWERS = ['#7A001B', '#2E3A8C', '#5B3A2A', '#0B5750'] as const;
const HAIR = '#3A2620';
const GREY = '#9A938F';

const HEIGHTS: Record<Stage, number> = {
  'pre-primary': 0.7,
  primary: 0.84,
  middle: 0.95,
  secondary: 1.04,
  'senior-secondary': 1.1,
};

const HEADS: readonly Head[] = ['short', 'plaits', 'patka', 'pony', 'bob', 'short', 'scarf'];
// The smallest wear frocks and shorts, as small children do.
const LITTLE_HEADS: readonly Head[] = ['short', 'bob', 'plaits', 'patka', 'short', 'pony'];
const GIRLS: readonly Head[] = ['plaits', 'pony', 'bob', 'scarf'];

/** `turn` numbers the people of one picture, so that two side by side never look alike. */
export const player = (choose: Choose, stage: Stage, turn: number): Player => {
  const isLittle = stage === 'pre-primary';
  const heads = isLittle ? LITTLE_HEADS : HEADS;
  const head = rotate(heads, choose('head', NUMBERS) + turn * 3);
  const isGirl = GIRLS.includes(head);
  return {
    stage,
    scale: HEIGHTS[stage],
    look: {
      skin: rotate(SKINS, choose('skin', NUMBERS) + turn),
      hair: HAIR,
      head,
      dress: isGirl ? (isLittle ? 'frock' : 'skirt') : HEIGHTS[stage] > 1 ? 'trousers' : 'shorts',
      cloth: rotate(CLOTHES, choose('cloth', NUMBERS) + turn),
      lower: rotate(LOWERS, choose('lower', NUMBERS) + turn),
    },
  };
};

export const adultLook = (choose: Choose, adult: Adult): Look => {
  const isWoman = adult === 'sari' || adult === 'mother';
  return {
    skin: choose('adult skin', SKINS),
    hair: adult === 'grandfather' ? GREY : isWoman ? choose('bun', [HAIR, HAIR, GREY]) : HAIR,
    head: isWoman ? 'bun' : adult === 'father' ? choose('father', ['short', 'patka']) : 'short',
    dress: isWoman ? 'frock' : 'trousers',
    cloth: choose('adult cloth', ['#9D0022', '#3D4DB7', '#0F766E', '#86307C']),
    lower: choose('adult lower', LOWERS),
  };
};

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

const rotate = <Value>(from: readonly Value[], turn: number): Value => {
  const value = from[turn % from.length];
  if (value === undefined) throw new Error('Nothing to choose from');
  return value;
};
