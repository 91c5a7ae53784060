import { activityPath } from '@/data/routes/paths/activities';
import type { ActivityContent } from './page';

export const CODING: ActivityContent = {
  name: 'Coding',
  heading: 'Coding: saying exactly what you mean',
  lead: 'A computer does what was said, not what was meant. To find the difference is most of coding, and it can be learnt without a computer.',
  picture: '/pictures/activities/coding.svg',
  note: 'In which class coding begins, in which language and for how many hours differs by board and branch. Ask for the plan of your child’s class.',
  blocks: [
    {
      kind: 'ages',
      id: 'ages',
      heading: 'What a child does at which age',
      ages: [
        {
          age: '5 to 7',
          title: 'Without a screen',
          text: 'Threading beads so that somebody else can continue the pattern; sorting; rules for a game that a friend has to follow to the letter.',
        },
        {
          age: '8 to 10',
          title: 'Blocks',
          text: 'In Scratch, which is free and runs in a browser, a cat walks, a story speaks, a game keeps score. Repeat and if are blocks to be dragged.',
        },
        {
          age: '11 to 13',
          title: 'Words',
          text: 'First typed programs, usually in Python: a quiz, a pattern drawn by a turtle, a list that sorts itself. Error messages are read, not feared.',
        },
        {
          age: '14 and above',
          title: 'Something for somebody',
          text: 'A timetable for the library, the rain of a month as a graph. In Classes 11 and 12 CBSE offers Computer Science and Informatics Practices, where a branch has them.',
        },
      ],
    },
    {
      kind: 'project',
      id: 'project',
      heading: 'This weekend: a first project',
      project: {
        title: 'Any number from 1 to 100 in seven questions',
        time: 'Half an hour on paper; another hour where there is a computer',
        need: ['Two people', 'Paper and a pencil', 'Later, if you like, a computer with a browser'],
        steps: [
          'One thinks of a whole number from 1 to 100. The other may only ask “Is it greater than …?” and gets yes or no. Count the questions, then change.',
          'Play three rounds as you like and write down how many questions each took.',
          'Now always ask for the middle of what is left: first “Is it greater than 50?” Cross out the half that is out.',
          'Write the method down so exactly that somebody who has never played can follow it: Low is 1, high is 100. While low is less than high: the middle is half of low plus high, rounded down. Ask whether the number is greater than the middle. Yes: low becomes the middle plus 1. No: high becomes the middle. When low and high are the same, that is the number.',
          'Give the sheet to a grandparent or a sister, and say nothing while they follow it. Where they stop and think, the sheet is not exact. Mend it: that is called debugging.',
          'With a computer: build it in Scratch with two variables, low and high, and the block “ask and wait”. Test it with 1 and with 100, since programs break at the edges first.',
        ],
        explain:
          'Each question throws half of the numbers away. That works only because the numbers are in order, as names in an attendance register or words in a dictionary are. Programmers call it binary search, and every phone does it many times a second.',
        repairs: [
          {
            title: 'It took eight questions',
            text: 'Somewhere a question did not cut in the middle, or the number that had just been asked about was kept on the wrong side.',
          },
          {
            title: 'It never ends',
            text: 'Low was set to the middle instead of the middle plus 1, so nothing changes any more. Every programmer has made this mistake.',
          },
          {
            title: 'The number was found but is wrong',
            text: 'Greater than 50 means 51 or more. Does the one who answers know that, too?',
          },
        ],
      },
    },
    {
      kind: 'computed',
      id: 'halving',
      heading: 'How far halving goes',
      lead: 'Ten times as many numbers cost only three or four more questions.',
      table: 'halving',
      caption: 'Questions that always suffice',
      columns: ['To choose from', 'For example', 'Questions'],
    },
    {
      kind: 'points',
      id: 'teaches',
      heading: 'What it teaches',
      points: [
        {
          title: 'Exact language',
          text: 'Greater than, at least, until: small words that decide. It helps in mathematics and in every quarrel about rules.',
        },
        {
          title: 'Taking things apart',
          text: 'A game is too big to write. A ball that moves is not, nor is a score that counts. Children learn where to cut.',
        },
        {
          title: 'Mistakes as news',
          text: 'An error message says what the program understood. It judges nobody, which is a relief for careful children.',
        },
        {
          title: 'Doubling and halving',
          text: '2, 4, 8, 16 up to 1,024: after some weeks of coding a child knows the powers of two by heart without having learnt them.',
        },
      ],
    },
    {
      kind: 'safety',
      id: 'safety',
      heading: 'Safety',
      items: [
        'No real name, school, photograph or telephone number in a user name or a shared program.',
        'The screen stands in the family room, and a parent knows the password.',
        'Every twenty minutes up, to the window, and look far away for a moment. Small children stop after half an hour.',
        'A program from the internet is read before it is run, with an adult if it asks for anything.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'What to ask at the branch',
      items: [
        'How much of a coding lesson is spent away from the screen?',
        'Does each child have a machine in the lesson, or do two share one? Sharing is good, if they change places.',
        'Do children explain their programs to others? May I come to such a day?',
        'Is a laptop expected at home, and from which class on?',
        'Who can see what children publish?',
      ],
    },
    {
      kind: 'links',
      id: 'next',
      heading: 'Where to go on',
      links: [
        {
          title: 'Robotics',
          text: 'Programs that move something: a hand of cardboard is the start.',
          path: activityPath('robotics'),
        },
        {
          title: 'Weaving',
          text: 'Patterns of over and under: the first machines that read punched cards were looms.',
          path: activityPath('weaving'),
        },
      ],
    },
  ],
};
