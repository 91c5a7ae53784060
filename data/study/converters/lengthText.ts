import type { ConverterText } from './converterText';

export const LENGTH_TEXT: ConverterText = {
  heading: 'Length converter',
  lead: 'Metres, feet, inches, miles and more. Type a length, choose two units, and read the answer with its working and the same length in every other unit.',
  sections: [
    {
      title: 'How length is converted',
      paragraphs: [
        'Every unit here is a fixed number of metres. So there is one way from any unit to any other: say how many of the smaller unit make one of the larger. Going to the smaller unit you need more of them, so multiply; going to the larger unit you need fewer, so divide.',
        'Inside the metric system each step is a power of ten. From metres to centimetres the decimal point moves two places to the right, from millimetres to metres three places to the left.',
        'Feet and inches do not go in tens: 12 inches make a foot and 3 feet make a yard. Since 1959 an inch is exactly 2.54 cm, so these conversions are exact too, not just close.',
      ],
    },
    {
      title: 'Heights in feet and inches',
      paragraphs: [
        'A height of 5 feet 4 inches is not 5.4 feet. Turn everything into inches first: 5 × 12 + 4 = 64 inches. Then 64 × 2.54 = 162.56 cm. On the way back, divide the centimetres by 2.54 and split the inches into twelves.',
        'Cloth shops measure in metres or in gaj. A gaj is a yard: a little less than a metre, so 5 metres of cloth are nearly 5 and a half gaj.',
      ],
    },
  ],
  known: [
    { amount: '1', from: 'kilometre', to: 'metre' },
    { amount: '1', from: 'inch', to: 'centimetre' },
    { amount: '1', from: 'foot', to: 'centimetre' },
    { amount: '1', from: 'yard', to: 'metre' },
    { amount: '1', from: 'metre', to: 'foot' },
    { amount: '1', from: 'mile', to: 'kilometre' },
    { amount: '1', from: 'nautical-mile', to: 'kilometre' },
  ],
  mistakes: [
    'Reading 5 ft 4 in as 5.4 ft. The 4 stands for 4 twelfths of a foot, so it is 5.33… ft.',
    'Multiplying when the unit grows. A kilometre is longer than a metre, so the number of kilometres is the smaller one.',
  ],
  practice: [
    {
      ask: 'A cricket pitch is 22 yards long. How many metres is that?',
      hint: 'One yard is 0.9144 m.',
      amount: '22',
      from: 'yard',
      to: 'metre',
    },
    {
      ask: 'Meera’s ribbon is 3.75 m long. How many centimetres is it?',
      hint: 'A metre has 100 centimetres.',
      amount: '3.75',
      from: 'metre',
      to: 'centimetre',
    },
    {
      ask: 'A door is 7 feet high. How many centimetres is it?',
      hint: 'A foot is 30.48 cm.',
      amount: '7',
      from: 'foot',
      to: 'centimetre',
    },
  ],
};
