import type { Stage } from '@/data/grades';

/** Something to see in a classroom, and the question that goes with it. */
export type VisitHint = { look: string; ask: string };

/**
 * What to look at and ask during a visit, by the age of the child. All of it holds for any good
 * school; each city's page tells its own part, so that nobody reads the same list twice. The lists
 * differ in length, so that the same parts seldom meet again. For the server.
 */
export const VISIT_BY_STAGE = {
  'pre-primary': [
    {
      look: 'Shelves that a child can reach without help, and things on them that are used.',
      ask: 'What do you do when a child cries for a parent, on the first day and on the tenth?',
    },
    {
      look: 'The wash room: small basins, dry floors, someone near.',
      ask: 'Who takes a three-year-old there, and how do we learn of a wet day?',
    },
    {
      look: 'Whether the adults kneel when they speak to children.',
      ask: 'How many adults are with them, and who steps in when one is ill?',
    },
    {
      look: 'Sand, water or clay, and clothes that may get dirty.',
      ask: 'How much of the morning is play, and how much of it out of doors?',
    },
    {
      look: 'The gate at the end of the morning: each child handed to one known person.',
      ask: 'Whom do you let fetch our child, and how do you know the face?',
    },
    {
      look: 'A quiet corner with cushions and picture books in more than one language.',
      ask: 'May our child speak the language of home while English is still new?',
    },
    {
      look: 'What is eaten at snack time, and whether anyone is hurried.',
      ask: 'What may we pack, and what do you do about an allergy?',
    },
    {
      look: 'A story being told: do the eyes follow the voice or the door?',
      ask: 'Which rhymes and stories from our own language may we send along?',
    },
    {
      look: 'The floor at child’s height: corners, plugs, cupboard doors.',
      ask: 'Who looks through the room for dangers, and how often?',
    },
  ],
  primary: [
    {
      look: 'Notebooks: corrected by hand, with a word as well as a tick.',
      ask: 'How much homework is there in Grade 2, and in Grade 5?',
    },
    {
      look: 'Counters, measuring tapes or coins on the desks in a mathematics lesson.',
      ask: 'What do you do with a child who reads slowly, and with one who is far ahead?',
    },
    {
      look: 'Drawings on the wall that are not all the same drawing.',
      ask: 'Which periods of art, music and games are in the weekly timetable?',
    },
    {
      look: 'How the class sits, and whether the same children always sit behind.',
      ask: 'How often do places change, and who decides who sits beside whom?',
    },
    {
      look: 'The bags: a small child should be able to lift one.',
      ask: 'Which books stay at school?',
    },
    {
      look: 'The games period from the fence: does everyone move, or do many wait in a line?',
      ask: 'What does a child do who does not like team games?',
    },
    {
      look: 'A reading corner, and whether its books are used.',
      ask: 'How do you teach handwriting, and when do screens begin?',
    },
  ],
  middle: [
    {
      look: 'A laboratory with signs of use: stains, labels, pupils’ own charts.',
      ask: 'How many experiments does a pupil do with his or her own hands in a term?',
    },
    {
      look: 'The library during a period, not after school.',
      ask: 'How many books did this class borrow last month?',
    },
    {
      look: 'How pupils greet a visitor, and each other, in the corridor.',
      ask: 'What happens when one child makes fun of another, on the bus or on a phone?',
    },
    {
      look: 'The timetable on the wall: count the periods that are in no examination.',
      ask: 'If our third language is not on your list, how does a beginner catch up with the class?',
    },
    {
      look: 'A club in the last hour of the week, and who leads it, a teacher or a pupil.',
      ask: 'Which clubs met last week, and can one begin a new one?',
    },
  ],
  secondary: [
    {
      look: 'Laboratory records of Grade 9, written in the pupil’s own words.',
      ask: 'When is the syllabus done, and what happens in the weeks after?',
    },
    {
      look: 'A test paper that has been given back: are there remarks beside the marks?',
      ask: 'How do you tell us early that a subject is slipping?',
    },
    {
      look: 'Whether sport still has its periods in the year of the board examination.',
      ask: 'Which subjects beyond the compulsory ones does the branch offer?',
    },
    {
      look: 'How a teacher answers when a pupil says: I have not understood.',
      ask: 'Are there hours for doubts after the last bell, and do they cost extra?',
    },
    {
      look: 'The counsellor’s room: easy to find, and with a door that closes.',
      ask: 'Who helps when sleep or nerves give way before the examination?',
    },
  ],
  'senior-secondary': [
    {
      look: 'Two or three seniors without a teacher beside them: ask what they would change.',
      ask: 'Which combinations of subjects run this year, and with how many pupils each?',
    },
    {
      look: 'The board with colleges and dates, and whether it is this year’s.',
      ask: 'Who talks with a family about the choice after Grade 12?',
    },
    {
      look: 'The practical rooms for the subjects that your child has in mind.',
      ask: 'How do lessons and preparation for entrance examinations share the week?',
    },
    {
      look: 'A free period in the library: is it used?',
      ask: 'What marks from Class 10 does each combination ask for?',
    },
    {
      look: 'Notices of competitions, plays or a school magazine made by pupils.',
      ask: 'Which courses have last year’s pupils gone on to?',
    },
  ],
} as const satisfies Record<Stage, readonly VisitHint[]>;
