import { ACTIVITY_PATHS, contestPath } from '@/data/routes/paths/activities';
import type { ActivityContent } from './page';

export const KHEL_MAHOTSAV: ActivityContent = {
  name: 'Khel Mahotsav',
  heading: 'Khel Mahotsav: a festival of sport in which everybody plays',
  lead: 'Khel means game, mahotsav a great festival. Every child takes part, and Indian games such as lagori are played beside the hundred metres.',
  picture: '/pictures/activities/khel-mahotsav.svg',
  note: 'Whether and when a branch holds its festival, and with which games, is decided there. No date is announced on this page.',
  blocks: [
    {
      kind: 'ages',
      id: 'ages',
      heading: 'What is played at which age',
      ages: [
        {
          age: '3 to 5',
          title: 'Moving with joy',
          text: 'Frog jumps, a bean bag on the head, running to a colour that is called out. No places, no podium: everybody gets the same ribbon.',
        },
        {
          age: '6 to 8',
          title: 'Short and funny',
          text: 'Lemon and spoon, sack race, three-legged race, a relay with rings. A race takes half a minute, and each child is in three of them.',
        },
        {
          age: '9 to 12',
          title: 'Chasing and reaching',
          text: 'Kho-kho, langdi, lagori, long jump, hundred metres. Teams are drawn by lot, so that friends meet strangers.',
        },
        {
          age: '13 and above',
          title: 'Training that shows',
          text: 'Kabaddi, relay, volleyball, tug of war, middle distances. Older pupils are also umpires, timekeepers and first-aid helpers.',
        },
      ],
    },
    {
      kind: 'project',
      id: 'project',
      heading: 'This weekend: a game for the lane',
      lead: 'Lagori in Karnataka and Maharashtra, pitthu in the north, satoliya in Rajasthan, seven stones in English: the same game under many names.',
      project: {
        title: 'Lagori, with seven stones and a soft ball',
        time: 'Ten minutes to set up, a whole evening to stop',
        need: [
          'Seven flat stones or pieces of tile, the largest as wide as a hand',
          'A soft ball: rolled socks or a tennis ball',
          'Chalk, and an open place without cars',
          'Two teams of three to eight',
        ],
        steps: [
          'Pile the stones up, the largest below, in a circle of one metre. Draw a line five steps away; small children come closer.',
          'A player of team A throws the ball at the pile. Three throws each; when nobody hits, team B has its turn.',
          'Once the pile has fallen, everybody runs. Team A wants to build it up again, team B to stop that by hitting players with the ball, below the shoulders only.',
          'Whoever has the ball stands still and throws or passes. Whoever is hit sits down at the edge.',
          'When all seven stones stand again, team A calls “Lagori!” and has a point. When all of team A are out, team B has it.',
          'Change after each round. Five rounds make a game.',
        ],
        explain:
          'A round asks for aim, speed, courage and a plan, and takes about two minutes. The best teams agree beforehand who builds and who draws the ball away. That is why the game has lasted: it can be won by the small and clever.',
        repairs: [
          {
            title: 'The pile falls by itself',
            text: 'Sort the stones by size and put the flattest side up each time.',
          },
          {
            title: 'The strong ones throw too hard',
            text: 'Take the sock ball, or let them throw with the other hand.',
          },
          {
            title: 'Somebody is always out first',
            text: 'Give each player two lives. Then even the youngest get to build.',
          },
        ],
      },
    },
    {
      kind: 'table',
      id: 'games',
      heading: 'Five Indian games, at a glance',
      table: {
        caption: 'What each needs, and what it trains',
        columns: ['Game', 'Players', 'Needs', 'Trains'],
        rows: [
          [
            'Kho-kho',
            'Nine a side; the runners come in threes',
            'Two poles and a long court',
            'Starting, turning, listening for “kho”',
          ],
          [
            'Kabaddi',
            'Seven against seven',
            'A soft court, a line',
            'Courage, holding together, one long breath',
          ],
          [
            'Langdi',
            'Two teams of any size',
            'A square of chalk',
            'Balance: the chaser hops on one leg',
          ],
          ['Lagori', 'Three to eight a side', 'Seven stones, a soft ball', 'Aim, and a plan'],
          [
            'Gilli danda',
            'Two or more',
            'Two sticks, a very wide and empty field',
            'The eye: for older children, with eye protection',
          ],
        ],
      },
    },
    {
      kind: 'points',
      id: 'good',
      heading: 'How to tell a good sports day',
      points: [
        {
          title: 'Nobody only watches',
          text: 'Count the children on the benches. Long queues and few races mean that the day was planned for the stand.',
        },
        {
          title: 'There is a place after the eighth',
          text: 'Points for arriving, for the team, for improving one’s own time. Then a child who comes last still runs to the line.',
        },
        {
          title: 'Children run it',
          text: 'Stopwatch, lists, flags, loudspeaker: the older ones can do all of it, and learn more from it than from a medal.',
        },
        {
          title: 'Every child has a way to take part',
          text: 'A wheelchair, asthma, a broken arm: ask how such a child took part last time. Ask who looks after your child on that day.',
        },
      ],
    },
    {
      kind: 'safety',
      id: 'safety',
      heading: 'Heat, falls and the day before',
      items: [
        'Sport is early or late: from eleven to three the ground is empty in the hot months.',
        'Water every twenty minutes, before anybody is thirsty; cap and shade between the races. A child who is dizzy, sick or has a headache goes into the shade, drinks and is cooled with wet cloths; one who is confused or faints needs 112 at once.',
        'Ten minutes of warming up for everybody, also for fathers in the parents’ race.',
        'Inhalers and medicines travel with the child, and the class teacher knows.',
        'Old shoes that fit beat new ones that rub.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'What to ask at the branch',
      items: [
        'In which month is it, and does it fall into the heat or the examinations?',
        'In how many games will my child play?',
        'Are girls and boys in one team, and up to which class?',
        'Who gives first aid, and where is the nearest hospital?',
        'Can parents help? At most schools there are never enough hands.',
      ],
    },
    {
      kind: 'links',
      id: 'next',
      heading: 'Where to go on',
      links: [
        {
          title: 'Khel Mahotsav 2025',
          text: 'The programme of the day, with four weeks of training before it.',
          path: ACTIVITY_PATHS.khelMahotsav2025,
        },
        {
          title: 'Football challenge',
          text: 'One ball, sixty seconds, and what a coach sees first.',
          path: contestPath('football-challenge-voting'),
        },
        {
          title: 'Basketball challenge',
          text: 'An exercise done ten times in a row.',
          path: contestPath('basketball-challenge-voting'),
        },
      ],
    },
  ],
};
