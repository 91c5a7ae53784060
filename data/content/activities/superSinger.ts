import { ACTIVITY_PATHS, activityPath, contestPath } from '@/data/routes/paths/activities';
import type { ActivityContent } from './page';

export const SUPER_SINGER: ActivityContent = {
  name: 'Super Singer Competition',
  heading: 'Super Singer Competition: one voice, one song, no fear',
  lead: 'How a singing competition at school works, which song suits which age, and a plan of two weeks that leaves the voice fresh.',
  picture: '/pictures/activities/super-singer.svg',
  note: 'Rounds, languages and days are set by each branch. No date is announced on this page.',
  blocks: [
    {
      kind: 'points',
      id: 'rounds',
      heading: 'How the rounds usually go',
      points: [
        {
          title: 'In class: everybody, one verse',
          text: 'The teacher gives the note, each child sings a verse, from their own place if they like. Every child of the class sings alone in this round.',
        },
        {
          title: 'At the branch: two minutes',
          text: 'Those who want to go on sing two minutes, with one instrument or without. Three listeners write one sentence of advice for each.',
        },
        {
          title: 'The final: a song and a surprise',
          text: 'A prepared song, and one line that is heard three times and sung back. The second part shows who listens.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'judges',
      heading: 'What judges listen for',
      lead: 'Every one of these can be heard at home, by parents who do not sing themselves.',
      table: {
        caption: 'Five things, and how to hear them',
        columns: ['What', 'Question', 'How to hear it at home'],
        rows: [
          [
            'Sur',
            'Is each note in tune?',
            'Let a phone play the first note again at the end. Does it still fit?',
          ],
          ['Taal', 'Does the beat hold?', 'Clap along. Where do you have to wait, or to hurry?'],
          ['Words', 'Can they be understood?', 'Listen from the next room and write down a line.'],
          [
            'Breath',
            'Is there one in the middle of a word?',
            'Mark the breaths in the text with a pencil.',
          ],
          [
            'Feeling',
            'Does the child know what the song says?',
            'Ask for the story of the song, in the child’s own words.',
          ],
        ],
      },
    },
    {
      kind: 'ages',
      id: 'songs',
      heading: 'Which song suits which age',
      ages: [
        {
          age: '4 to 6',
          title: 'Five notes are enough',
          text: 'A rhyme, a lullaby of the family, a song about an animal. Not too low: most small children sing best from about the D above middle C up to the A.',
        },
        {
          age: '7 to 9',
          title: 'Up to an octave',
          text: 'A folk song in the language of home, a bhajan, a patriotic song with short lines. One minute and a half.',
        },
        {
          age: '10 to 12',
          title: 'A song with a leap',
          text: 'Film songs are fine if they are about something that the child knows. Choose no love songs.',
        },
        {
          age: '13 and above',
          title: 'A key of one’s own',
          text: 'Voices change, those of girls a little, too. Choose the key anew each month, and never by the recording.',
        },
      ],
    },
    {
      kind: 'project',
      id: 'project',
      heading: 'Two weeks, ten minutes a day',
      project: {
        title: 'From choosing the song to singing it for grandmother',
        time: 'Ten to fifteen minutes, on twelve of fourteen days',
        need: [
          'A song, its words on paper, a pencil',
          'A phone to give the note and to record',
          'A glass of water',
        ],
        steps: [
          'Days 1 and 2: choose. Sing three songs through and keep the one in which the highest and the lowest note are easy, even when tired.',
          'Days 3 and 4: speak the words like a story. Mark where you breathe. Look up every word that you cannot explain.',
          'Days 5 to 7: hum the tune, then sing it on “la”, slowly. Learn the difficult place first, three times right in a row.',
          'Day 8: rest. The voice learns while it sleeps.',
          'Days 9 to 11: words and tune together, standing. Record once a day, listen once, change one thing.',
          'Day 12: sing for somebody who makes you a little nervous. Day 13: rest. Day 14: sing it once, softly, and go to bed early.',
        ],
        explain:
          'Ten minutes a day work better than an hour on Sunday, because the memory sorts new movements at night, and because a voice is made of small muscles that tire. Changing one thing each day is what professionals do as well.',
        repairs: [
          {
            title: 'The high note breaks',
            text: 'Start the whole song one note lower. Nobody in the hall knows where the recording began.',
          },
          {
            title: 'The words go missing',
            text: 'Draw the song: one small picture for each line, in order. Pictures come back on the stage when words do not.',
          },
          {
            title: 'The knees shake',
            text: 'Breathe out slowly, twice as long as in, five times. And look at one friendly face in the third row.',
          },
        ],
      },
    },
    {
      kind: 'safety',
      id: 'safety',
      heading: 'Care of the voice',
      items: [
        'Hum and slide softly for five minutes before singing at full voice.',
        'Water through the day; a dry classroom is harder on a voice than ice cream.',
        'No singing with a sore throat, and no whispering instead: whispering tires the voice as well.',
        'Hoarse for more than two or three weeks: to a doctor for ear, nose and throat.',
        'Shouting at the cricket match the day before is a common cause of a broken note.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'What to ask at the branch',
      items: [
        'Does every child sing in the first round, or only those who sign up?',
        'In which languages may one sing?',
        'With a track, with an instrument, or alone?',
        'What does a child hear from the judges: a mark or a sentence?',
        'May a child watch this year and sing next year?',
      ],
    },
    {
      kind: 'links',
      id: 'next',
      heading: 'Where to go on',
      links: [
        {
          title: 'Music',
          text: 'What children play at which age, and a scale of eight straws.',
          path: activityPath('music'),
        },
        {
          title: 'VoxSymphony',
          text: 'Singing together, without any instrument.',
          path: contestPath('voxsymphony-voting'),
        },
        {
          title: 'All activities',
          text: 'Six that make, build and play.',
          path: ACTIVITY_PATHS.activities,
        },
      ],
    },
  ],
};
