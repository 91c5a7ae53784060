import type { ConverterText } from './converterText';

export const DATA_TEXT: ConverterText = {
  heading: 'Data size converter',
  lead: 'Bits and bytes, in steps of 1,000 (kB, MB, GB) and of 1,024 (KiB, MiB, GiB), so that you can see where the missing gigabytes of a disk went.',
  sections: [
    {
      title: 'Bits, bytes and the two kinds of steps',
      paragraphs: [
        'A bit is a single yes or no. Eight of them make a byte, enough for a letter of English. Kilo, mega, giga and tera mean the same for bytes as for metres: each is 1,000 of the one before.',
        'Computers count in twos, and 1,024 is two multiplied by itself ten times. For steps of 1,024 there are names of their own: kibibyte (KiB), mebibyte (MiB), gibibyte (GiB), tebibyte (TiB).',
        'A disk sold as 1 TB holds 10,00,00,00,00,000 bytes. Some systems count it in steps of 1,024 and show about 931 “GB”, which are GiB. Nothing is missing.',
      ],
    },
    {
      title: 'Why a download takes eight times longer than it looks',
      paragraphs: [
        'Internet plans are sold in megabits per second (Mbit/s or Mbps), files are shown in megabytes (MB). At 40 Mbit/s you get 40 ÷ 8 = 5 MB each second at best, so a file of 300 MB takes at least a minute.',
      ],
    },
  ],
  known: [
    { amount: '1', from: 'byte', to: 'bit' },
    { amount: '1', from: 'kilobyte', to: 'byte' },
    { amount: '1', from: 'kibibyte', to: 'byte' },
    { amount: '1', from: 'gigabyte', to: 'megabyte' },
    { amount: '1', from: 'gibibyte', to: 'megabyte' },
    { amount: '1', from: 'terabyte', to: 'gibibyte' },
    { amount: '100', from: 'megabit', to: 'megabyte' },
  ],
  mistakes: [
    'Mixing b and B. A small b is for bits, a capital B for bytes, which are eight times as much.',
    'Using 1,024 for GB. With the SI prefix a gigabyte is 1,000 megabytes; 1,024 MiB make a GiB.',
  ],
  practice: [
    {
      ask: 'A phone has 128 GB of storage. How many megabytes is that?',
      hint: 'Giga to mega is one step of 1,000.',
      amount: '128',
      from: 'gigabyte',
      to: 'megabyte',
    },
    {
      ask: 'An internet plan gives 200 megabits each second. How many megabytes is that?',
      hint: 'Eight bits make a byte.',
      amount: '200',
      from: 'megabit',
      to: 'megabyte',
    },
    {
      ask: 'A memory chip holds 4 KiB. How many bytes is that?',
      hint: 'One KiB is 1,024 bytes.',
      amount: '4',
      from: 'kibibyte',
      to: 'byte',
    },
  ],
};
