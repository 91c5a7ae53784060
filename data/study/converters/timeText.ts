import type { ConverterText } from './converterText';

export const TIME_TEXT: ConverterText = {
  heading: 'Time converter',
  lead: 'Seconds, minutes, hours, days, weeks and years, and the ghati, muhurta and prahar of the old Indian day.',
  sections: [
    {
      title: 'Counting in sixties',
      paragraphs: [
        'Sixty seconds make a minute and sixty minutes an hour, so an hour has 60 × 60 = 3,600 seconds. A day of 24 hours has 24 × 3,600 = 86,400.',
        'Decimals of an hour are not minutes. 2.5 hours are 2 hours and half an hour: 2 hours 30 minutes. To see the minutes, multiply the part after the point by 60: 0.25 of an hour is 15 minutes.',
        'Months have 28 to 31 days and years 365 or 366, so a month or a year is not a fixed time. The units here say how many days they take.',
      ],
    },
    {
      title: 'Prahar, muhurta, ghati, pal',
      paragraphs: [
        'Old Indian clocks cut the day into 8 prahars of three hours, 30 muhurtas of 48 minutes, or 60 ghatis of 24 minutes, each ghati into 60 pals of 24 seconds. The word dopahar, noon, says that two prahars of the daytime have passed.',
      ],
    },
  ],
  known: [
    { amount: '1', from: 'hour', to: 'second' },
    { amount: '1', from: 'day', to: 'minute' },
    { amount: '1', from: 'week', to: 'hour' },
    { amount: '1', from: 'year-365', to: 'hour' },
    { amount: '1', from: 'ghati', to: 'minute' },
    { amount: '1', from: 'muhurta', to: 'minute' },
    { amount: '1', from: 'prahar', to: 'hour' },
  ],
  mistakes: [
    'Reading 1.30 hours as one hour and thirty minutes. As a decimal it is 1 hour 18 minutes.',
    'Taking every month for four weeks. Four weeks are 28 days, and most months have 30 or 31.',
  ],
  practice: [
    {
      ask: 'A film lasts 2.25 hours. How many minutes is that?',
      hint: 'An hour has 60 minutes.',
      amount: '2.25',
      from: 'hour',
      to: 'minute',
    },
    {
      ask: 'How many hours are there in 5 days?',
      hint: 'A day has 24 hours.',
      amount: '5',
      from: 'day',
      to: 'hour',
    },
    {
      ask: 'A music lesson takes 2 muhurtas. How many minutes is it?',
      hint: 'A muhurta is 48 minutes.',
      amount: '2',
      from: 'muhurta',
      to: 'minute',
    },
  ],
};
