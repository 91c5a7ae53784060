import type { UnitKind } from './unit';

/**
 * In litres. Cubic inch and foot from the international inch (2.54 cm). US gallon: 231 cubic inches
 * (NIST Handbook 44); imperial gallon: 4.54609 L (UK Weights and Measures Act 1985); barrel of oil:
 * 42 US gallons; TMC: a thousand million cubic feet, the unit of Indian reservoirs.
 */
export const VOLUME: UnitKind = {
  id: 'volume',
  groups: [
    {
      title: 'Metric',
      units: [
        { id: 'millilitre', one: 'millilitre', many: 'millilitres', symbol: 'mL', factor: '0.001' },
        { id: 'centilitre', one: 'centilitre', many: 'centilitres', symbol: 'cL', factor: '0.01' },
        { id: 'litre', one: 'litre', many: 'litres', symbol: 'L', factor: '1' },
        { id: 'kilolitre', one: 'kilolitre', many: 'kilolitres', symbol: 'kL', factor: '1000' },
        {
          id: 'cubic-centimetre',
          one: 'cubic centimetre',
          many: 'cubic centimetres',
          symbol: 'cm³',
          factor: '0.001',
        },
        {
          id: 'cubic-metre',
          one: 'cubic metre',
          many: 'cubic metres',
          symbol: 'm³',
          factor: '1000',
        },
      ],
    },
    {
      title: 'Kitchen, metric spoons and cup',
      units: [
        {
          id: 'teaspoon',
          one: 'teaspoon (5 mL)',
          many: 'teaspoons (5 mL)',
          symbol: 'tsp',
          factor: '0.005',
        },
        {
          id: 'tablespoon',
          one: 'tablespoon (15 mL)',
          many: 'tablespoons (15 mL)',
          symbol: 'tbsp',
          factor: '0.015',
        },
        { id: 'cup', one: 'cup (250 mL)', many: 'cups (250 mL)', symbol: 'cup', factor: '0.25' },
      ],
    },
    {
      title: 'Cubic inches and feet',
      units: [
        {
          id: 'cubic-inch',
          one: 'cubic inch',
          many: 'cubic inches',
          symbol: 'cu in',
          factor: '0.016387064',
        },
        {
          id: 'cubic-foot',
          one: 'cubic foot',
          many: 'cubic feet',
          symbol: 'cu ft',
          factor: '28.316846592',
        },
        {
          id: 'tmc',
          one: 'TMC (thousand million cubic feet)',
          many: 'TMC (thousand million cubic feet)',
          symbol: 'TMC',
          factor: '28316846592',
        },
      ],
    },
    {
      title: 'Pints, gallons and barrels',
      units: [
        {
          id: 'us-fluid-ounce',
          one: 'US fluid ounce',
          many: 'US fluid ounces',
          symbol: 'US fl oz',
          factor: '0.0295735295625',
        },
        {
          id: 'us-gallon',
          one: 'US gallon',
          many: 'US gallons',
          symbol: 'US gal',
          factor: '3.785411784',
        },
        {
          id: 'imperial-pint',
          one: 'imperial pint',
          many: 'imperial pints',
          symbol: 'imp pt',
          factor: '0.56826125',
        },
        {
          id: 'imperial-gallon',
          one: 'imperial gallon',
          many: 'imperial gallons',
          symbol: 'imp gal',
          factor: '4.54609',
        },
        {
          id: 'oil-barrel',
          one: 'barrel of oil',
          many: 'barrels of oil',
          symbol: 'bbl',
          factor: '158.987294928',
        },
      ],
    },
  ],
  example: { amount: '500', from: 'litre', to: 'cubic-metre' },
};
