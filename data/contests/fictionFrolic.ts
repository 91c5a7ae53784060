import type { Contest } from './contest';

export const FICTION_FROLIC = {
  slug: 'fiction-frolic-voting',
  name: 'Fiction Frolic',
  heading: 'Fiction Frolic: stories that begin in the middle',
  lead: 'A contest of very short stories: a hundred words at most, and the first sentence has to pull the reader in.',
  opensOn: '2025-03-01',
  closesOn: '2025-03-21',
  entries: [
    {
      id: 'the-lift-to-floor-zero',
      title: 'The lift to floor zero',
      from: 'Primary school, fantasy',
      text: '“Everybody knew that our building began at floor one. So when the lift said zero and opened, we smelt the sea before we saw it.”',
    },
    {
      id: 'a-letter-to-the-tailor',
      title: 'A letter to the tailor',
      from: 'Middle school, a story in letters',
      text: '“Dear Masterji, in the pocket of the coat that you made for my father in 1994 there was a bus ticket. It was for two.”',
    },
    {
      id: 'the-monsoon-clerk',
      title: 'The monsoon clerk',
      from: 'Middle school, humour',
      text: '“The cloud had filled in form 7B, but it was Friday, and the clerk who stamps the rain had gone home early.”',
    },
    {
      id: 'goalkeeper-number-three',
      title: 'Goalkeeper number three',
      from: 'Primary school, a story from life',
      text: '“Nobody chooses the third goalkeeper. I carried the water bottles, and that is why I was the only one who saw where the ball really went.”',
    },
  ],
  result: {
    'the-lift-to-floor-zero': 521,
    'a-letter-to-the-tailor': 846,
    'the-monsoon-clerk': 473,
    'goalkeeper-number-three': 659,
  },
  rules: [
    {
      title: 'A hundred words, counted',
      text: 'The title does not count, hyphens do. One word more, and the story is not accepted.',
    },
    {
      title: 'Written in class, by hand',
      text: 'Forty minutes, with dictionary and rubber, without a phone. So every word is the child’s own, crossed-out ones included.',
    },
    {
      title: 'Read without names',
      text: 'Teachers of another class choose the stories that parents vote on, and they see numbers instead of names.',
    },
  ],
  look: {
    heading: 'What makes a hundred words a story',
    points: [
      {
        title: 'Somebody wants something',
        text: 'A ticket, a goal, the rain. Without a wish there is a description, however pretty.',
      },
      {
        title: 'Something changes',
        text: 'Compare the first line with the last. If nothing is different, the story has not happened yet.',
      },
      {
        title: 'One detail that nobody else would have',
        text: 'Not a beautiful garden but a tap that drips into a paint tin. Such a detail was seen, not copied.',
      },
      {
        title: 'What is left out',
        text: 'The best ending lets the reader do the last step.',
      },
    ],
  },
  home: {
    heading: 'At home: six words',
    text: 'Everybody in the family writes a story of exactly six words, such as “Two tickets. One came back wet.” Read them aloud at breakfast, and let the others guess what happened before.',
  },
} as const satisfies Contest;
