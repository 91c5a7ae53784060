import type { ConverterText } from './converterText';

export const AREA_TEXT: ConverterText = {
  heading: 'Area and land converter',
  lead: 'Square feet, acres, hectares, cents, gunthas, grounds, kanals and the bigha of several states: type an area once and read it in all of them.',
  sections: [
    {
      title: 'Indian land units of one size',
      paragraphs: [
        'An acre is 43,560 square feet. In Kerala, Tamil Nadu and Andhra Pradesh it is cut into 100 cents, in Karnataka and Maharashtra into 40 gunthas (also written gunta), in Punjab and Haryana into 8 kanals of 20 marlas each. Plots in Chennai are often told in grounds of 2,400 square feet.',
        'A square yard is called gaj in much of the north: 9 square feet. A hectare, the unit of the metric system, is a square with sides of 100 m and holds nearly two and a half acres.',
      ],
    },
    {
      title: 'The bigha has no one size',
      paragraphs: [
        'A bigha is a different area from state to state, and often from district to district, and there is a pucca and a kachha one. The sizes here are the ones that land tables usually give for the state: 14,400 square feet in West Bengal and Assam, 27,225 for the pucca bigha of Uttar Pradesh and Rajasthan, 17,424 for the kachha bigha of Rajasthan and for Gujarat, 12,000 in Madhya Pradesh and 8,712 in Himachal Pradesh.',
        'For buying or selling land, use the area in square metres or hectares from the sale deed and the revenue record of the tehsil. This page helps you to understand such a paper; it does not replace it.',
      ],
    },
    {
      title: 'Why area uses the square of the factor',
      paragraphs: [
        'A metre is 100 centimetres, but a square metre is not 100 square centimetres. It is 100 rows of 100 little squares: 10,000. So the factor for lengths is used twice, once for each side.',
      ],
    },
  ],
  known: [
    { amount: '1', from: 'acre', to: 'square-foot' },
    { amount: '1', from: 'acre', to: 'guntha' },
    { amount: '1', from: 'acre', to: 'cent' },
    { amount: '1', from: 'hectare', to: 'acre' },
    { amount: '1', from: 'cent', to: 'square-foot' },
    { amount: '1', from: 'guntha', to: 'square-foot' },
    { amount: '1', from: 'ground', to: 'square-foot' },
    { amount: '1', from: 'kanal', to: 'marla' },
    { amount: '1', from: 'bigha-west-bengal', to: 'square-foot' },
    { amount: '1', from: 'bigha-pucca', to: 'square-foot' },
  ],
  mistakes: [
    'Using the factor of lengths for areas. One square yard is 3 × 3 = 9 square feet, not 3.',
    'Comparing the price of a bigha in two states. Turn both into square feet first.',
  ],
  practice: [
    {
      ask: 'Ravi’s father buys 15 cents of land. How many square feet is that?',
      hint: 'One cent is a hundredth of 43,560 square feet.',
      amount: '15',
      from: 'cent',
      to: 'square-foot',
    },
    {
      ask: 'A plot has 200 square yards (gaj). How many square feet is it?',
      hint: 'A square yard has 3 rows of 3 square feet.',
      amount: '200',
      from: 'square-yard',
      to: 'square-foot',
    },
    {
      ask: 'A school ground covers 2.5 hectares. How many square metres is that?',
      hint: 'A hectare is a square with sides of 100 m.',
      amount: '2.5',
      from: 'hectare',
      to: 'square-metre',
    },
  ],
};
