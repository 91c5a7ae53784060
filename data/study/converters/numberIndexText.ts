/** The page about numbers in words. */
export const NUMBER_INDEX_TEXT = {
  heading: 'Numbers to words',
  lead: 'Any whole number up to 15 digits in Indian words, in international words, in Hindi and as rupees on a cheque, with each digit in its place.',
  common: 'Numbers that are asked for often',
  places: {
    title: 'The two systems side by side',
    intro: 'Each name stands for the number in the same row.',
    number: 'Number',
    indian: 'Indian name',
    international: 'International name',
  },
  sections: [
    {
      title: 'Where the commas go',
      paragraphs: [
        'In India the first comma, from the right, stands after three digits and every further one after two: 12,34,56,789. The international system has a comma after every three digits: 123,456,789. The number is the same, only the names differ: twelve crore thirty-four lakh and so on, or one hundred twenty-three million and so on.',
        'A lakh is a hundred thousand, ten lakh are a million, a crore is ten million, and a hundred crore are a billion.',
      ],
    },
    {
      title: 'Above the crore',
      paragraphs: [
        'Schoolbooks and budgets go on counting in crores: a thousand crore, a lakh crore. The older names arab (100 crore), kharab (100 arab) and neel (100 kharab) mean the same numbers and are shown beside them.',
      ],
    },
    {
      title: 'An amount on a cheque',
      paragraphs: [
        'Begin the words close to the left edge, leave no gaps, and close with Only, so that nothing can be added. Write the same amount in the box with /- after it. If words and figures differ, the bank goes by the words or sends the cheque back.',
        'Words between twenty-one and ninety-nine take a hyphen. Both “one hundred five” and “one hundred and five” are in use; these pages leave the “and” out, as in most Indian schoolbooks.',
      ],
    },
  ],
  mistakes: [
    'Leaving out a zero that keeps a place. One lakh five is 1,00,005, not 1,005.',
    'Writing “lakhs” and “crores” in the words of a number: it is five lakh, not five lakhs.',
    'Spelling forty with a u, or ninety without its e.',
  ],
} as const;
