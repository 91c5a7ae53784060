import type { ConverterText } from './converterText';

export const MASS_TEXT: ConverterText = {
  heading: 'Mass and weight converter',
  lead: 'Kilograms, grams, quintals, tolas and pounds. Type a mass, choose two units, and see the answer, the working and the same mass in every other unit.',
  sections: [
    {
      title: 'One table of metric masses',
      paragraphs: [
        'A kilogram is 1,000 grams and a gram is 1,000 milligrams: each step is three places of the decimal point. Above the kilogram come the quintal of 100 kg, in which mandis quote wheat and rice, and the tonne of 1,000 kg, which is 10 quintals.',
        'Grocery scales say weight, science says mass. Mass is how much matter there is, and stays the same on the Moon. Weight is the pull of the Earth on it. For changing grams into pounds the difference does not matter.',
      ],
    },
    {
      title: 'The jeweller’s tola',
      paragraphs: [
        'An old Indian tola is 180 grains, exactly 11.6638038 g. Many shops now sell a rounded tola of 10 g, so ask which one a price is for: the older tola holds about a sixth more gold.',
        'A carat of this page is a mass for gems, one fifth of a gram. The karat of gold, as in 22 karat, is not a mass: it tells how many of 24 parts are gold.',
      ],
    },
  ],
  known: [
    { amount: '1', from: 'kilogram', to: 'gram' },
    { amount: '1', from: 'quintal', to: 'kilogram' },
    { amount: '1', from: 'tonne', to: 'quintal' },
    { amount: '1', from: 'tola', to: 'gram' },
    { amount: '1', from: 'carat', to: 'milligram' },
    { amount: '1', from: 'pound', to: 'gram' },
    { amount: '1', from: 'maund', to: 'kilogram' },
  ],
  mistakes: [
    'Writing 2 kg 50 g as 2.5 kg. Fifty grams are 0.05 kg, so it is 2.05 kg.',
    'Taking a quintal for 1,000 kg. A quintal is 100 kg; the tonne is 1,000 kg.',
  ],
  practice: [
    {
      ask: 'A farmer brings 18 quintals of wheat to the mandi. How many kilograms are they?',
      hint: 'A quintal is 100 kg.',
      amount: '18',
      from: 'quintal',
      to: 'kilogram',
    },
    {
      ask: 'A tablet holds 650 mg of medicine. How many grams is that?',
      hint: 'A gram has 1,000 milligrams.',
      amount: '650',
      from: 'milligram',
      to: 'gram',
    },
    {
      ask: 'A stone in a ring is 3.5 carats. What is its mass in milligrams?',
      hint: 'A carat is 200 mg.',
      amount: '3.5',
      from: 'carat',
      to: 'milligram',
    },
  ],
};
