/** The page of the Roman numerals. */
export const ROMAN_TEXT = {
  heading: 'Roman numerals converter',
  lead: 'Type a number from 1 to 3999 or a Roman numeral. The answer shows what each sign adds.',
  table: 'Roman numerals from 1 to 100',
  sections: [
    {
      title: 'The rules',
      paragraphs: [
        'There are seven signs: I, V, X, L, C, D and M for 1, 5, 10, 50, 100, 500 and 1,000. A sign after one that is as large or larger is added: VI is 6, XX is 20.',
        'A smaller sign before a larger one is taken away, but only in six pairs: IV is 4, IX is 9, XL is 40, XC is 90, CD is 400 and CM is 900. So 99 is XCIX, ninety and nine; IC is not written.',
        'I, X, C and M may stand up to three times in a row. V, L and D are never repeated, since two of them make the next sign.',
      ],
    },
    {
      title: 'Where you meet them',
      paragraphs: [
        'Classes at school are often written in Roman numerals, as in Class VIII, and so are chapters, clock faces and the names of kings. Roman numerals have no zero and no places, so adding with them on paper is hard: that is one reason why the Indian way of writing numbers spread over the world.',
      ],
    },
  ],
  mistakes: [
    'IIII for 4. On some clock faces it stands like that, but in writing it is IV.',
    'VX for 5. V is never taken away; 5 is just V.',
    'IL for 49. I may stand only before V and X, so 49 is XLIX: 40 and 9.',
  ],
  practice: [
    { ask: 'Write 48 in Roman numerals.', hint: '40, then 8.', value: 48, to: 'roman' },
    {
      ask: 'Which number is CXIX?',
      hint: '100, then 10, then 9.',
      value: 119,
      to: 'number',
    },
    {
      ask: 'India became independent in 1947. Write the year in Roman numerals.',
      hint: '1000, 900, 40, 7.',
      value: 1947,
      to: 'roman',
    },
  ],
} as const;
