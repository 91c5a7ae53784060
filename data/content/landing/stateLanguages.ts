import type { State } from '@/data/cutOffs';

/** What the state asks of its schools, and so of a CBSE pupil there. */
export const STATE_LANGUAGES = {
  Karnataka:
    'Kannada is learnt at every school of Karnataka, whatever the board; a newcomer begins with the letters.',
  Maharashtra:
    'Marathi is compulsory in the schools of Maharashtra under any board, so it stands in the timetable here as well.',
  'Tamil Nadu':
    'Tamil is part of school in Tamil Nadu; children who come from elsewhere start it from the alphabet.',
  Telangana:
    'Telugu is compulsory in Telangana’s schools, with an easier course for those who do not speak it at home.',
  'West Bengal':
    'Bengali and Hindi are the usual second languages in West Bengal; the page of each branch names those it teaches.',
  Delhi:
    'Hindi is the usual second language in Delhi; a third one runs until Grade 8, and the branch page names it.',
  Haryana:
    'Hindi goes along from Grade 1 in Haryana; in the middle grades many schools add Sanskrit or Punjabi.',
  Rajasthan:
    'Hindi is at home in Rajasthan and taught from the first grade; the third language of Grades 6 to 8 differs by school.',
  'Madhya Pradesh':
    'In Madhya Pradesh Hindi stands beside English from the beginning, and Sanskrit often joins in Grade 6.',
} as const satisfies Record<State, string>;
