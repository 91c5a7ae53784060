import type { Bounds } from './measures/bounds';
import { LITTLE_MEASURES } from './measures/littleMeasures';
import { PRIMARY_MEASURES } from './measures/primaryMeasures';
import { SECONDARY_MEASURES } from './measures/secondaryMeasures';

/**
 * What the things of word problems can measure, count and cost in life. The generators draw from
 * here, and a test reads every question back: no ladder is 48 m long.
 */

export type { Bounds } from './measures/bounds';

/** Something to buy, with what one of it costs in rupees. */
export type Good = { one: string; many: string; low: number; high: number };

export const MEASURES = {
  ...LITTLE_MEASURES,
  ...PRIMARY_MEASURES,
  ...SECONDARY_MEASURES,
  'children who share': { unit: 'children', low: 2, high: 10 },
  'sweets or toys to share': { unit: 'pieces', low: 4, high: 60 },
  'bar of a class chart': { unit: 'children, books or trees', low: 2, high: 10 },
  'coins in a hand': { unit: '₹', low: 2, high: 20 },
  'bus ride': { unit: 'minutes', low: 20, high: 240 },
  'side of a garden': { unit: 'm', low: 6, high: 40 },
  'side of a hall': { unit: 'm', low: 8, high: 32 },
  'side of a playground': { unit: 'm', low: 15, high: 60 },
  'side of a field': { unit: 'm', low: 25, high: 95 },
  'matches of a player': { unit: 'matches', low: 3, high: 10 },
  'runs in a match': { unit: 'runs', low: 0, high: 120 },
  'days of a museum': { unit: 'days', low: 3, high: 7 },
  'visitors of a museum in a day': { unit: 'visitors', low: 40, high: 600 },
  'money for two children': { unit: '₹', low: 20, high: 2000 },
  'milk of a hostel in a day': { unit: 'litres', low: 15, high: 60 },
  'pupils of a school': { unit: 'pupils', low: 200, high: 2000 },
  'pupils of a school that grew': { unit: 'pupils', low: 200, high: 2500 },
  'growth of a school': { unit: '%', low: 5, high: 25 },
  'profit or loss': { unit: '%', low: 5, high: 30 },
  'money in a bank': { unit: '₹', low: 1000, high: 50_000 },
  'rate of a bank': { unit: '%', low: 3, high: 12 },
  'years in a bank': { unit: 'years', low: 1, high: 10 },
  'discount of a shop': { unit: '%', low: 5, high: 50 },
  'tax on a bill': { unit: '%', low: 5, high: 18 },
  'cloth of a buyer': { unit: 'm', low: 2, high: 12 },
  'a metre of cloth': { unit: '₹', low: 60, high: 400 },
  'petrol of a car': { unit: 'litres', low: 2, high: 40 },
  'way of a car on a litre': { unit: 'km', low: 12, high: 22 },
  'workers at a wall': { unit: 'workers', low: 2, high: 12 },
  'days for a wall': { unit: 'days', low: 2, high: 30 },
  'students of a hostel': { unit: 'students', low: 20, high: 150 },
  'days that food lasts': { unit: 'days', low: 4, high: 40 },
  'marks in a test': { unit: 'marks', low: 0, high: 100 },
  'pupils of a class': { unit: 'pupils', low: 5, high: 70 },
  'seconds between two rings': { unit: 'seconds', low: 5, high: 200 },
  rope: { unit: 'm', low: 5, high: 100 },
  ladder: { unit: 'm', low: 2, high: 8 },
  'distance of the eye': { unit: 'm', low: 3, high: 120 },
  tower: { unit: 'm', low: 15, high: 100 },
  'temple flag': { unit: 'm', low: 9, high: 60 },
  'lamp post': { unit: 'm', low: 4, high: 12 },
  'coconut tree': { unit: 'm', low: 8, high: 30 },
  chimney: { unit: 'm', low: 15, high: 100 },
  'balls of a colour': { unit: 'balls', low: 2, high: 12 },
} as const satisfies Record<string, Bounds>;

export type Measured = keyof typeof MEASURES;

export const GOODS = {
  pencil: { one: 'a pencil', many: 'pencils', low: 4, high: 10 },
  eraser: { one: 'an eraser', many: 'erasers', low: 3, high: 6 },
  notebook: { one: 'a notebook', many: 'notebooks', low: 20, high: 45 },
  ball: { one: 'a ball', many: 'balls', low: 15, high: 35 },
  kite: { one: 'a kite', many: 'kites', low: 10, high: 30 },
  biscuits: { one: 'a packet of biscuits', many: 'packets of biscuits', low: 10, high: 30 },
  comb: { one: 'a comb', many: 'combs', low: 12, high: 20 },
  banana: { one: 'a banana', many: 'bananas', low: 5, high: 8 },
  pen: { one: 'a pen', many: 'pens', low: 8, high: 15 },
  idli: { one: 'a plate of idli', many: 'plates of idli', low: 30, high: 50 },
  'bus ticket': { one: 'a bus ticket', many: 'bus tickets', low: 10, high: 25 },
  rose: { one: 'a rose', many: 'roses', low: 10, high: 20 },
  orange: { one: 'an orange', many: 'oranges', low: 6, high: 20 },
  'metro ticket': { one: 'a metro ticket', many: 'metro tickets', low: 10, high: 60 },
  rice: { one: 'a kilogram of rice', many: 'kilograms of rice', low: 45, high: 80 },
  dal: { one: 'a kilogram of dal', many: 'kilograms of dal', low: 90, high: 160 },
  diya: { one: 'a diya', many: 'diyas', low: 4, high: 20 },
  bangle: { one: 'a bangle', many: 'bangles', low: 5, high: 35 },
  cycle: { one: 'a cycle', many: 'cycles', low: 3000, high: 9000 },
  phone: { one: 'a phone', many: 'phones', low: 6000, high: 25_000 },
  chair: { one: 'a chair', many: 'chairs', low: 500, high: 3000 },
  saree: { one: 'a saree', many: 'sarees', low: 500, high: 6000 },
  mixer: { one: 'a mixer', many: 'mixers', low: 1500, high: 5000 },
  'cricket bat': { one: 'a cricket bat', many: 'cricket bats', low: 500, high: 5000 },
  'school bag': { one: 'a school bag', many: 'school bags', low: 400, high: 2500 },
  kurta: { one: 'a kurta', many: 'kurtas', low: 400, high: 3000 },
  'table fan': { one: 'a table fan', many: 'table fans', low: 1200, high: 4000 },
  shoes: { one: 'a pair of shoes', many: 'pairs of shoes', low: 500, high: 4000 },
  'pressure cooker': {
    one: 'a pressure cooker',
    many: 'pressure cookers',
    low: 1000,
    high: 4000,
  },
} as const satisfies Record<string, Good>;

export type GoodName = keyof typeof GOODS;
