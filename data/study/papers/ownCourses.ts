import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import type { SyllabusUnit } from '@/data/study/syllabus/course';
import type { PaperSubject } from './subjects';

type Unit = Omit<SyllabusUnit, 'chapters'> & {
  /** What its questions are about: chapters of a book, each with the number that the book prints. */
  chapters: readonly string[];
};

type OwnCourse = { classNumber: ClassNumber; subject: PaperSubject; units: readonly Unit[] };

/** What papers are about in the subjects whose books have no chapter pages here. */
const OWN_COURSES: readonly OwnCourse[] = [
  {
    classNumber: 10,
    subject: 'social-science',
    units: [
      {
        number: 'I',
        name: 'India and the Contemporary World II',
        marks: 20,
        chapters: [
          'The Rise of Nationalism in Europe',
          'Nationalism in India',
          'The Making of a Global World',
          'The Age of Industrialisation',
          'Print Culture and the Modern World',
        ],
      },
      {
        number: 'II',
        name: 'Contemporary India II',
        marks: 20,
        chapters: [
          'Resources and Development',
          'Forest and Wildlife Resources',
          'Water Resources',
          'Agriculture',
          'Minerals and Energy Resources',
          'Manufacturing Industries',
          'Lifelines of National Economy',
        ],
      },
      {
        number: 'III',
        name: 'Democratic Politics II',
        marks: 20,
        chapters: [
          'Power-sharing',
          'Federalism',
          'Gender, Religion and Caste',
          'Political Parties',
          'Outcomes of Democracy',
        ],
      },
      {
        number: 'IV',
        name: 'Understanding Economic Development',
        marks: 20,
        chapters: [
          'Development',
          'Sectors of the Indian Economy',
          'Money and Credit',
          'Globalisation and the Indian Economy',
          'Consumer Rights',
        ],
      },
    ],
  },
  {
    classNumber: 10,
    subject: 'english',
    units: [
      {
        number: 'A',
        name: 'Reading',
        marks: 20,
        chapters: ['Discursive passage', 'Case-based passage'],
      },
      {
        number: 'B',
        name: 'Grammar and writing',
        marks: 20,
        chapters: ['Grammar', 'Formal letter', 'Analytical paragraph'],
      },
      {
        number: 'C',
        name: 'Literature',
        marks: 40,
        chapters: [
          'First Flight: prose and play',
          'First Flight: poems',
          'Footprints without Feet',
        ],
      },
    ],
  },
];

type Place = Pick<OwnCourse, 'classNumber' | 'subject'>;

const courseOf = ({ classNumber, subject }: Place): OwnCourse | undefined =>
  OWN_COURSES.find((course) => course.classNumber === classNumber && course.subject === subject);

/** The units of such a paper with their chapters counted through all books; none for other papers. */
export const ownUnitsOf = (place: Place): readonly SyllabusUnit[] => {
  let last = 0;
  return (courseOf(place)?.units ?? []).map(({ chapters, ...unit }) => {
    const first = last + 1;
    last += chapters.length;
    return { ...unit, chapters: chapters.map((_, at) => first + at) };
  });
};

/** Its chapters by the numbers that their books print: `2. Federalism`. */
export const ownChaptersOf = (place: Place): readonly string[] =>
  (courseOf(place)?.units ?? []).flatMap(({ chapters }) =>
    chapters.map((name, at) => `${at + 1}. ${name}`),
  );
