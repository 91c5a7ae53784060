import type { UnitKind } from './unit';

/**
 * In square metres. Square inch to acre follow from the international foot (0.3048 m); an acre is
 * 43,560 square feet. Cent: 1/100 acre and guntha: 1/40 acre (121 square yards), as the land records
 * of the southern and western states use them. Ground: 2,400 square feet, the registration unit of
 * Chennai. Marla and kanal: 272.25 and 5,445 square feet, measures of consolidated land of Punjab
 * and Haryana (karam of 66 inches). Bigha and kattha have no one size: each is the figure that most
 * land tables give for the named state, and the page says so.
 */
export const AREA: UnitKind = {
  id: 'area',
  groups: [
    {
      title: 'Metric',
      units: [
        {
          id: 'square-millimetre',
          one: 'square millimetre',
          many: 'square millimetres',
          symbol: 'mm²',
          factor: '0.000001',
        },
        {
          id: 'square-centimetre',
          one: 'square centimetre',
          many: 'square centimetres',
          symbol: 'cm²',
          factor: '0.0001',
        },
        {
          id: 'square-metre',
          one: 'square metre',
          many: 'square metres',
          symbol: 'm²',
          factor: '1',
        },
        { id: 'are', one: 'are', many: 'ares', symbol: 'a', factor: '100' },
        { id: 'hectare', one: 'hectare', many: 'hectares', symbol: 'ha', factor: '10000' },
        {
          id: 'square-kilometre',
          one: 'square kilometre',
          many: 'square kilometres',
          symbol: 'km²',
          factor: '1000000',
        },
      ],
    },
    {
      title: 'Feet, yards and acres',
      units: [
        {
          id: 'square-inch',
          one: 'square inch',
          many: 'square inches',
          symbol: 'sq in',
          factor: '0.00064516',
        },
        {
          id: 'square-foot',
          one: 'square foot',
          many: 'square feet',
          symbol: 'sq ft',
          factor: '0.09290304',
        },
        {
          id: 'square-yard',
          one: 'square yard (gaj)',
          many: 'square yards (gaj)',
          symbol: 'sq yd',
          factor: '0.83612736',
        },
        { id: 'acre', one: 'acre', many: 'acres', symbol: 'ac', factor: '4046.8564224' },
        {
          id: 'square-mile',
          one: 'square mile',
          many: 'square miles',
          symbol: 'sq mi',
          factor: '2589988.110336',
        },
      ],
    },
    {
      title: 'Indian land, fixed size',
      units: [
        { id: 'cent', one: 'cent', many: 'cents', symbol: 'cent', factor: '40.468564224' },
        {
          id: 'guntha',
          one: 'guntha (gunta)',
          many: 'gunthas (guntas)',
          symbol: 'guntha',
          factor: '101.17141056',
        },
        { id: 'ground', one: 'ground', many: 'grounds', symbol: 'ground', factor: '222.967296' },
        { id: 'marla', one: 'marla', many: 'marlas', symbol: 'marla', factor: '25.29285264' },
        { id: 'kanal', one: 'kanal', many: 'kanals', symbol: 'kanal', factor: '505.8570528' },
      ],
    },
    {
      title: 'Bigha and kattha, usual size by state',
      units: [
        {
          id: 'kattha-west-bengal',
          one: 'kattha (West Bengal)',
          many: 'katthas (West Bengal)',
          symbol: 'kattha',
          factor: '66.8901888',
        },
        {
          id: 'bigha-west-bengal',
          one: 'bigha (West Bengal, Assam)',
          many: 'bighas (West Bengal, Assam)',
          symbol: 'bigha',
          factor: '1337.803776',
        },
        {
          id: 'bigha-pucca',
          one: 'pucca bigha (Uttar Pradesh, Rajasthan)',
          many: 'pucca bighas (Uttar Pradesh, Rajasthan)',
          symbol: 'bigha',
          factor: '2529.285264',
        },
        {
          id: 'bigha-kachha',
          one: 'kachha bigha (Rajasthan)',
          many: 'kachha bighas (Rajasthan)',
          symbol: 'bigha',
          factor: '1618.74256896',
        },
        {
          id: 'bigha-gujarat',
          one: 'bigha (Gujarat)',
          many: 'bighas (Gujarat)',
          symbol: 'bigha',
          factor: '1618.74256896',
        },
        {
          id: 'bigha-madhya-pradesh',
          one: 'bigha (Madhya Pradesh)',
          many: 'bighas (Madhya Pradesh)',
          symbol: 'bigha',
          factor: '1114.83648',
        },
        {
          id: 'bigha-himachal',
          one: 'bigha (Himachal Pradesh)',
          many: 'bighas (Himachal Pradesh)',
          symbol: 'bigha',
          factor: '809.37128448',
        },
      ],
    },
  ],
  example: { amount: '2', from: 'acre', to: 'square-foot' },
};
