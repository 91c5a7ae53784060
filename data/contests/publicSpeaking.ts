import type { Contest } from './contest';

export const PUBLIC_SPEAKING = {
  slug: 'public-speaking',
  name: 'Public speaking',
  heading: 'Public speaking: which speech stays with you?',
  lead: 'Two minutes, no slides, one idea. Read how each of these speeches begins: which one would you want to hear to the end?',
  opensOn: '2025-05-26',
  closesOn: '2025-06-06',
  entries: [
    {
      id: 'twelve-minutes',
      title: 'The longest twelve minutes of the day',
      from: 'Middle school, a speech to persuade',
      text: '“Our lunch break has thirty minutes. I timed it. Eighteen go into the queue for water. I do not ask for a longer break. I ask for a second tap.”',
    },
    {
      id: 'my-grandmothers-map',
      title: 'My grandmother’s map',
      from: 'Primary school, a speech that tells a story',
      text: '“My grandmother has never used a map. She turns at the tree where the bus once broke down, and stops where the air smells of jaggery. Last month they cut the tree.”',
    },
    {
      id: 'in-praise-of-a-bad-drawing',
      title: 'In praise of a bad drawing',
      from: 'Primary school, a speech that makes people laugh',
      text: '“This is a horse. You may laugh, I did. But I had never drawn one before, and now I have drawn one, and that is one horse more than this morning.”',
    },
    {
      id: 'the-word-sorry',
      title: 'Five ways to say sorry, and only one works',
      from: 'Senior school, a speech that explains',
      text: '“Sorry, but. Sorry if. Sorry that you feel so. Sorry, it was not only me. Listen to the first four, and you will hear that nobody in them did anything.”',
    },
  ],
  result: {
    'twelve-minutes': 872,
    'my-grandmothers-map': 934,
    'in-praise-of-a-bad-drawing': 618,
    'the-word-sorry': 547,
  },
  rules: [
    {
      title: 'One speaker, two minutes',
      text: 'A bell after two minutes, a second one fifteen seconds later, and then the next speaker. Whoever plans for ninety seconds is rarely too late.',
    },
    {
      title: 'One card in the hand',
      text: 'Five key words, no sentences. Nobody reads a speech aloud, and nobody recites one that somebody else wrote.',
    },
    {
      title: 'Any language the class shares',
      text: 'English, Hindi or the language of the state: a child argues best in the language of its thoughts. Which ones are judged is up to the branch.',
    },
  ],
  look: {
    heading: 'How to listen to a speech',
    points: [
      {
        title: 'The first sentence',
        text: 'Good afternoon, respected judges is not a beginning. A number, a question or a small scene is.',
      },
      {
        title: 'One thing to remember',
        text: 'An hour later, say in one sentence what the speech wanted. If you can, it was well built.',
      },
      {
        title: 'The pause',
        text: 'Nervous speakers fear silence. One breath before the most important sentence makes everybody look up.',
      },
      {
        title: 'Eyes, not volume',
        text: 'A quiet child who looks at three people in turn reaches a room better than one who shouts at the back wall.',
      },
    ],
  },
  home: {
    heading: 'At dinner: one minute, one thing',
    text: 'Each evening one person takes any object from the kitchen and speaks about it for one minute by the clock, standing. The others may only say what they remember. Do it for a week.',
  },
} as const satisfies Contest;
