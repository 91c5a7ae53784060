import type { Board } from '@/data/places/place';

/** The two boards: neither is better, they suit different children. */
export const BOARDS = [
  {
    board: 'CBSE',
    name: 'Central Board of Secondary Education',
    text: 'The board of most schools in India, with textbooks by NCERT and the same syllabus in every state. It goes for depth in science and mathematics and stands close to the national entrance examinations. A family that moves will find a CBSE school almost anywhere, which makes a transfer simple.',
    examinations: 'Board examinations in Grade 10 and Grade 12.',
  },
  {
    board: 'ICSE',
    name: 'Indian Certificate of Secondary Education, by the CISCE',
    text: 'A broader course with more subjects and more writing: English is studied as language and as literature, and project work counts in every subject. It suits a child who likes to read and write. There are fewer ICSE schools, so a family that moves often should look first which cities have one.',
    examinations: 'ICSE in Grade 10; the examination of Grade 12 is called ISC.',
  },
] as const satisfies readonly { board: Board; name: string; text: string; examinations: string }[];
