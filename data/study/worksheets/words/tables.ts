/** Lines with their stops, in order. */
export const TRAVEL_LINES = [
  { vehicle: 'bus', stops: ['Market', 'Temple', 'Hospital', 'Station'] },
  { vehicle: 'ferry', stops: ['Old Pier', 'Fort', 'Island', 'New Pier'] },
  { vehicle: 'train', stops: ['Rampur', 'Kelwa', 'Sonari', 'Mallur'] },
  { vehicle: 'metro', stops: ['Zoo', 'Museum', 'College', 'Lake'] },
] as const;

/** Prices in rupees from the least to the most, in full steps. */
export const SHOPS = [
  {
    shop: 'a stationery shop',
    goods: [
      { name: 'notebook', low: 25, high: 45, step: 5 },
      { name: 'geometry box', low: 90, high: 180, step: 10 },
      { name: 'paint set', low: 60, high: 150, step: 10 },
      { name: 'pen', low: 10, high: 20, step: 5 },
    ],
  },
  {
    shop: 'a juice stall',
    goods: [
      { name: 'lime water', low: 15, high: 25, step: 5 },
      { name: 'lassi', low: 35, high: 60, step: 5 },
      { name: 'mango shake', low: 50, high: 80, step: 5 },
      { name: 'sugar-cane juice', low: 20, high: 30, step: 5 },
    ],
  },
  {
    shop: 'a museum',
    goods: [
      { name: 'child ticket', low: 15, high: 30, step: 5 },
      { name: 'adult ticket', low: 40, high: 80, step: 10 },
      { name: 'guide book', low: 80, high: 150, step: 10 },
      { name: 'picture card', low: 10, high: 20, step: 5 },
    ],
  },
  {
    shop: 'a plant nursery',
    goods: [
      { name: 'rose plant', low: 60, high: 120, step: 10 },
      { name: 'tulsi plant', low: 20, high: 40, step: 5 },
      { name: 'clay pot', low: 45, high: 90, step: 5 },
      { name: 'bag of manure', low: 50, high: 100, step: 10 },
    ],
  },
] as const;
