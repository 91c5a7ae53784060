import type { Thing } from '@/lib/study/worksheets/picture';
import { MORE_THING_SHAPES } from './moreThingShapes';
import { circle, type Part } from './thingPart';

const star =
  'M32 6L39.6 23.5L58.6 25.3L44.3 37.9L48.5 56.5L32 46.8L15.5 56.5L19.7 37.9L5.4 25.3L24.4 23.5Z';

const petals = [0, 72, 144, 216, 288].map((turn) => {
  const at = ((turn - 90) * Math.PI) / 180;
  return circle(Math.round(32 + 13 * Math.cos(at)), Math.round(24 + 13 * Math.sin(at)), 8);
});

const rays = Array.from({ length: 8 }, (_, at) => {
  const turn = (at * Math.PI) / 4;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  const place = (far: number) => `${Math.round(32 + far * x)} ${Math.round(32 + far * y)}`;
  return `M${place(20)}L${place(28)}`;
}).join('');

/** Each thing in a box of 64 by 64, painted in this order. */
export const THING_SHAPES: Readonly<Record<Thing, readonly Part[]>> = {
  ...MORE_THING_SHAPES,
  mango: [
    {
      d: 'M38 12C56 16 60 38 46 50C32 62 10 56 8 42C7 32 18 30 24 22C28 16 30 10 38 12Z',
      tone: 'warm',
    },
    { d: 'M36 12C36 8 38 6 40 4', tone: 'line' },
    { d: 'M40 8C46 2 54 4 58 8C52 12 46 12 40 8Z', tone: 'cool' },
  ],
  ball: [
    { d: circle(32, 32, 25), tone: 'warm' },
    { d: 'M8 26C22 34 42 34 56 26M8 40C22 32 42 32 56 40', tone: 'line' },
  ],
  kite: [
    { d: 'M32 4L52 28L32 48L12 28Z', tone: 'cool' },
    { d: 'M32 4V48M12 28H52', tone: 'line' },
    { d: 'M32 48C26 52 38 56 32 62', tone: 'line' },
    { d: 'M26 53L32 50L38 56', tone: 'line' },
  ],
  star: [{ d: star, tone: 'warm' }],
  leaf: [
    { d: 'M10 54C4 26 22 8 56 8C56 42 38 60 10 54Z', tone: 'cool' },
    { d: 'M6 60L42 22M22 42V30M22 42H36', tone: 'line' },
  ],
  fish: [
    { d: 'M44 32L60 18V46Z', tone: 'warm' },
    { d: 'M4 32C12 14 36 14 46 32C36 50 12 50 4 32Z', tone: 'cool' },
    { d: 'M22 22C27 28 27 36 22 42M13 29V30', tone: 'line' },
  ],
  flower: [
    { d: 'M32 34V62', tone: 'line' },
    { d: 'M32 54C40 44 48 46 52 48C48 56 40 58 32 56Z', tone: 'cool' },
    ...petals.map((d) => ({ d, tone: 'warm' as const })),
    { d: circle(32, 24, 7), tone: 'light' },
  ],
  sun: [
    { d: rays, tone: 'line' },
    { d: circle(32, 32, 15), tone: 'warm' },
  ],
  cup: [
    { d: 'M46 24C60 22 60 44 44 42', tone: 'line' },
    { d: 'M10 18H48L44 52C44 56 40 58 36 58H22C18 58 14 56 14 52Z', tone: 'cool' },
    { d: 'M22 10C20 8 24 6 22 3M34 10C32 8 36 6 34 3', tone: 'line' },
  ],
  car: [
    { d: 'M4 44V34L14 32L22 18H44L52 32L60 35V44Z', tone: 'warm' },
    { d: 'M20 31L26 22H32V31ZM36 22H42L47 31H36Z', tone: 'light' },
    { d: circle(18, 46, 7), tone: 'cool' },
    { d: circle(46, 46, 7), tone: 'cool' },
  ],
  tree: [
    { d: 'M28 40H36L38 60H26Z', tone: 'warm' },
    {
      d: 'M32 4C44 4 50 12 48 18C58 20 58 38 46 40C40 46 24 46 18 40C6 38 6 20 16 18C14 12 20 4 32 4Z',
      tone: 'cool',
    },
  ],
  umbrella: [
    { d: 'M32 8V4', tone: 'line' },
    {
      d: 'M4 34C6 2 58 2 60 34C54 28 46 28 41 34C37 28 27 28 23 34C18 28 10 28 4 34Z',
      tone: 'warm',
    },
    { d: 'M32 30V52C32 60 42 60 42 52', tone: 'line' },
  ],
  book: [
    { d: 'M32 16C24 10 14 10 4 12V52C14 50 24 50 32 56Z', tone: 'cool' },
    { d: 'M32 16C40 10 50 10 60 12V52C50 50 40 50 32 56Z', tone: 'light' },
    {
      d: 'M10 22C16 21 20 22 26 25M10 31C16 30 20 31 26 34M38 25C44 22 48 21 54 22M38 34C44 31 48 30 54 31',
      tone: 'line',
    },
  ],
  house: [
    { d: 'M10 30V58H54V30', tone: 'light' },
    { d: 'M4 34L32 8L60 34Z', tone: 'warm' },
    { d: 'M26 58V42H38V58', tone: 'cool' },
  ],
  moon: [{ d: 'M42 6A27 27 0 1 0 58 46A22 22 0 0 1 42 6Z', tone: 'cool' }],
  diya: [
    { d: 'M32 6C40 16 40 26 32 30C24 26 24 16 32 6Z', tone: 'warm' },
    { d: 'M4 34C20 40 44 40 60 34C58 50 46 58 32 58C18 58 6 50 4 34Z', tone: 'cool' },
    { d: 'M32 30V37', tone: 'line' },
  ],
};
