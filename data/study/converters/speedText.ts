import type { ConverterText } from './converterText';

export const SPEED_TEXT: ConverterText = {
  heading: 'Speed converter',
  lead: 'Kilometres per hour, metres per second, miles per hour and knots, with the 5/18 of the textbook explained.',
  sections: [
    {
      title: 'Where 5/18 comes from',
      paragraphs: [
        'At 1 km/h you cover 1,000 metres in 3,600 seconds. That is 1,000 ÷ 3,600 of a metre each second, and the fraction shortens to 5/18. So multiply km/h by 5/18 for m/s, and m/s by 18/5 (which is 3.6) for km/h.',
        'Numbers of km/h that are multiples of 18 come out whole: 18 km/h is 5 m/s, 36 is 10, 54 is 15, 72 is 20, 90 is 25.',
      ],
    },
    {
      title: 'Ships, planes and light',
      paragraphs: [
        'A knot is one nautical mile in an hour, and a nautical mile is 1,852 m. Pilots and sailors use it, and so do weather reports about cyclones.',
        'Nothing travels faster than light in a vacuum: exactly 29,97,92,458 metres in a second. The metre itself has been defined by this number since 1983.',
      ],
    },
  ],
  known: [
    { amount: '1', from: 'metre-per-second', to: 'kilometre-per-hour' },
    { amount: '36', from: 'kilometre-per-hour', to: 'metre-per-second' },
    { amount: '60', from: 'kilometre-per-hour', to: 'metre-per-minute' },
    { amount: '100', from: 'kilometre-per-hour', to: 'mile-per-hour' },
    { amount: '1', from: 'knot', to: 'kilometre-per-hour' },
    { amount: '1', from: 'mile-per-hour', to: 'kilometre-per-hour' },
  ],
  mistakes: [
    'Turning the fraction upside down. In m/s the number is smaller than in km/h, so km/h is multiplied by 5/18.',
    'Averaging speeds by halving their sum. Going at 30 km/h and back at 60 km/h gives 40 km/h, since more time is spent at 30.',
  ],
  practice: [
    {
      ask: 'A local train runs at 54 km/h. How many metres does it cover in a second?',
      hint: 'Multiply by 5/18.',
      amount: '54',
      from: 'kilometre-per-hour',
      to: 'metre-per-second',
    },
    {
      ask: 'A cheetah sprints at 25 m/s. What is that in km/h?',
      hint: 'Multiply by 3.6.',
      amount: '25',
      from: 'metre-per-second',
      to: 'kilometre-per-hour',
    },
    {
      ask: 'A cyclone moves at 10 knots. How many km/h is that?',
      hint: 'A knot is 1.852 km/h.',
      amount: '10',
      from: 'knot',
      to: 'kilometre-per-hour',
    },
  ],
};
