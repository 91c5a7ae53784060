import type { ConverterText } from './converterText';

export const VOLUME_TEXT: ConverterText = {
  heading: 'Volume and capacity converter',
  lead: 'Litres, millilitres, cubic metres, cups, gallons and TMC: type how much there is and read it in every unit, with the working.',
  sections: [
    {
      title: 'Litres and cubes',
      paragraphs: [
        'A litre is the room in a cube with sides of 10 cm: 10 × 10 × 10 = 1,000 cubic centimetres. So a cubic centimetre and a millilitre are the same thing. A cubic metre holds 10 × 10 × 10 of those litre cubes, 1,000 litres, and is also called a kilolitre.',
        'Volume uses the factor of lengths three times. A foot has 12 inches, so a cubic foot has 12 × 12 × 12 = 1,728 cubic inches.',
      ],
    },
    {
      title: 'From a spoon to a reservoir',
      paragraphs: [
        'The spoons here are the metric ones that stand on medicine bottles: 5 mL for a teaspoon, 15 mL for a tablespoon. For medicine, use the measuring spoon of the bottle: spoons in a kitchen drawer differ.',
        'Water in Indian reservoirs is told in TMC, thousand million cubic feet. One TMC is about 2,832 crore litres.',
        'A gallon in an American recipe is smaller than an imperial one: 3.785 L against 4.546 L.',
      ],
    },
  ],
  known: [
    { amount: '1', from: 'litre', to: 'millilitre' },
    { amount: '1', from: 'cubic-metre', to: 'litre' },
    { amount: '1', from: 'litre', to: 'cubic-centimetre' },
    { amount: '1', from: 'cup', to: 'tablespoon' },
    { amount: '1', from: 'cubic-foot', to: 'litre' },
    { amount: '1', from: 'imperial-gallon', to: 'litre' },
    { amount: '1', from: 'us-gallon', to: 'litre' },
    { amount: '1', from: 'tmc', to: 'litre' },
  ],
  mistakes: [
    'Taking 1 cubic metre for 100 litres. It is 1,000: count the litre cubes along all three sides.',
    'Reading 1 L 50 mL as 1.5 L. Fifty millilitres are 0.05 L, so it is 1.05 L.',
  ],
  practice: [
    {
      ask: 'A water tank on a roof holds 1.2 cubic metres. How many litres is that?',
      hint: 'A cubic metre is 1,000 litres.',
      amount: '1.2',
      from: 'cubic-metre',
      to: 'litre',
    },
    {
      ask: 'A syrup bottle holds 120 mL. How many teaspoons of 5 mL are in it?',
      hint: 'Divide by the size of one spoon.',
      amount: '120',
      from: 'millilitre',
      to: 'teaspoon',
    },
    {
      ask: 'A fish tank holds 45,000 cubic centimetres of water. How many litres is that?',
      hint: 'A litre is 1,000 cubic centimetres.',
      amount: '45000',
      from: 'cubic-centimetre',
      to: 'litre',
    },
  ],
};
