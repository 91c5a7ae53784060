import type { ConverterText } from './converterText';

export const TEMPERATURE_TEXT: ConverterText = {
  heading: 'Temperature converter',
  lead: 'Celsius, Fahrenheit, kelvin and Rankine, both ways, with the formula and the numbers put in. Nothing below absolute zero is accepted, since nothing is colder.',
  sections: [
    {
      title: 'Why temperature needs two steps',
      paragraphs: [
        'Water freezes at 0 °C and at 32 °F, and boils at 100 °C and at 212 °F (at the usual pressure of the air at sea level). Between the two there are 100 steps of Celsius and 180 steps of Fahrenheit, so 5 Celsius steps are as long as 9 Fahrenheit steps.',
        'The scales also start at different points. That is why a factor alone is not enough: from Celsius, multiply by 9/5 (which is 1.8), then add 32. On the way back, take 32 away first, then multiply by 5/9.',
        'A kelvin is as large as a degree Celsius, and the kelvin scale starts at absolute zero, -273.15 °C. It is written K, without a degree sign.',
      ],
    },
    {
      title: 'A fever thermometer',
      paragraphs: [
        'Many thermometers at home in India show Fahrenheit. 98.6 °F is 37 °C. A quick check in the head: double the Celsius number, take away a tenth of that, add 32. For 37: 74, less 7.4 is 66.6, plus 32 is 98.6.',
      ],
    },
  ],
  known: [
    { amount: '-40', from: 'celsius', to: 'fahrenheit' },
    { amount: '0', from: 'celsius', to: 'fahrenheit' },
    { amount: '25', from: 'celsius', to: 'fahrenheit' },
    { amount: '100', from: 'fahrenheit', to: 'celsius' },
    { amount: '104', from: 'fahrenheit', to: 'celsius' },
    { amount: '100', from: 'celsius', to: 'kelvin' },
    { amount: '0', from: 'kelvin', to: 'celsius' },
  ],
  mistakes: [
    'Adding 32 before multiplying. For 20 °C the right order gives 36 + 32 = 68 °F.',
    'Turning a change of temperature into Fahrenheit with the 32. A rise of 10 °C is a rise of 18 °F: only the factor counts.',
  ],
  practice: [
    {
      ask: 'It is 45 °C in Jodhpur at noon. What is that in Fahrenheit?',
      hint: 'Multiply by 1.8, then add 32.',
      amount: '45',
      from: 'celsius',
      to: 'fahrenheit',
    },
    {
      ask: 'A cake bakes at 356 °F. What does that read in Celsius?',
      hint: 'Take 32 away first, then multiply by 5/9.',
      amount: '356',
      from: 'fahrenheit',
      to: 'celsius',
    },
    {
      ask: 'A laboratory keeps samples at -80 °C. How many kelvins is that?',
      hint: 'Add 273.15.',
      amount: '-80',
      from: 'celsius',
      to: 'kelvin',
    },
  ],
};
