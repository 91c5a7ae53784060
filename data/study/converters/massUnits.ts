import type { UnitKind } from './unit';

/**
 * In kilograms. Pound and ounce: international yard and pound agreement of 1959
 * (1 lb = 0.45359237 kg = 7,000 grains; 1 troy ounce = 480 grains). Carat: CGPM 1907, 200 mg.
 * Tola: 180 grains, Indian Weights and Measures of Capacity Act, 1871; seer: 80 tolas; maund: 40 seers.
 */
export const MASS: UnitKind = {
  id: 'mass',
  groups: [
    {
      title: 'Metric',
      units: [
        { id: 'milligram', one: 'milligram', many: 'milligrams', symbol: 'mg', factor: '0.000001' },
        { id: 'gram', one: 'gram', many: 'grams', symbol: 'g', factor: '0.001' },
        { id: 'kilogram', one: 'kilogram', many: 'kilograms', symbol: 'kg', factor: '1' },
        { id: 'quintal', one: 'quintal', many: 'quintals', symbol: 'q', factor: '100' },
        { id: 'tonne', one: 'tonne', many: 'tonnes', symbol: 't', factor: '1000' },
      ],
    },
    {
      title: 'Gold, gems and old Indian weights',
      units: [
        { id: 'carat', one: 'carat', many: 'carats', symbol: 'ct', factor: '0.0002' },
        { id: 'tola', one: 'tola', many: 'tolas', symbol: 'tola', factor: '0.0116638038' },
        {
          id: 'troy-ounce',
          one: 'troy ounce',
          many: 'troy ounces',
          symbol: 'oz t',
          factor: '0.0311034768',
        },
        { id: 'seer', one: 'seer', many: 'seers', symbol: 'seer', factor: '0.933104304' },
        { id: 'maund', one: 'maund', many: 'maunds', symbol: 'md', factor: '37.32417216' },
      ],
    },
    {
      title: 'Pounds and ounces',
      units: [
        { id: 'ounce', one: 'ounce', many: 'ounces', symbol: 'oz', factor: '0.028349523125' },
        { id: 'pound', one: 'pound', many: 'pounds', symbol: 'lb', factor: '0.45359237' },
        { id: 'stone', one: 'stone', many: 'stones', symbol: 'st', factor: '6.35029318' },
        { id: 'us-ton', one: 'US ton', many: 'US tons', symbol: 'US ton', factor: '907.18474' },
        {
          id: 'long-ton',
          one: 'long ton',
          many: 'long tons',
          symbol: 'long ton',
          factor: '1016.0469088',
        },
      ],
    },
  ],
  example: { amount: '10', from: 'tola', to: 'gram' },
};
