import type { CityGuide } from './guide';

export const puneGuide = {
  city: {
    pick: 'Think of Pune as a clock. Nigdi, Tathawade and Talegaon stand between nine and eleven, Wagholi and Lohegaon between one and three, Manjri and Undri in the lower right, Ambegaon and Bavdhan on the left; choose the hour at which you live.',
    year: 'Monsoon mornings are wet but rarely stormy, so buses keep their times. The processions on the last day of Ganeshotsav close the middle of the city, and school ends early. December is cool enough for sports day.',
    questions: [
      {
        question: 'We may move from Hinjawadi to Kharadi next year. Should we wait?',
        answer:
          'Begin now at the side where you live. A change between CBSE branches of Pune is a form and a seat, and the books stay in the bag.',
      },
      {
        question: 'Which branches have the small classes?',
        answer:
          'The upper limit for each stage stands on every branch page, and the newer branches have not reached theirs. Ask how many sit in the room today.',
      },
      {
        question: 'Can a grandparent fetch the child on a scooter?',
        answer:
          'With a card from the office and a helmet for the child, yes. Two-wheelers wait at a line of their own, away from the buses.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'From Dussehra',
        what: 'Enquiries for Nursery come in, and the branches fix the first visits.',
      },
      {
        when: 'December to February',
        what: 'Seats in the first classes are confirmed, and sisters and brothers of pupils hear before others.',
      },
      {
        when: 'March',
        what: 'Report cards from other schools arrive, and Grades 2 to 9 are filled one by one.',
      },
      {
        when: 'Early April',
        what: 'School starts, with a half week of settling in for the youngest.',
      },
      {
        when: 'June and July',
        what: 'Engineers, officers and researchers who are moved in summer find what has become free in the meantime.',
      },
    ],
    documents: [
      {
        name: 'Vaccination card',
        why: 'The municipal clinics of PMC and PCMC stamp missing doses on the same day, without an appointment.',
      },
      {
        name: 'Leaving certificate with UDISE number',
        why: 'Schools of the state print it themselves. One from outside Maharashtra should be countersigned at home before the truck is loaded.',
      },
      {
        name: 'Posting order',
        why: 'Families of the Southern Command, the NDA or a laboratory bring it when they ask in the middle of a term.',
      },
      {
        name: 'Caste certificate',
        why: 'Only who applies for a free seat or a scholarship needs it, and then in the form of this state.',
      },
    ],
    free: 'The directorate that runs the lottery for all of Maharashtra sits in Pune, and still everything happens online at student.maharashtra.gov.in. Pune district gets more applications than any other, so use all the school choices that the form allows.',
    office:
      'Inside the two corporations the education departments of PMC and PCMC are the first door. Wagholi, Manjri and Talegaon have long belonged to the Zilla Parishad; ask which of the offices signs for your address after the last change of limits.',
    questions: [
      {
        question: 'Our twins were born at six months. Do you count the date they should have come?',
        answer:
          'The date on the certificate decides. If they would be the youngest of the class by far, you may choose the lower grade, and we shall never hurry you.',
      },
      {
        question: 'We come back from abroad in July. What should we bring?',
        answer:
          'The last two report cards and a letter of the school with the dates of attendance. For Grade 9 and above the board asks for a certificate of equivalence, so write to us before the flight.',
      },
    ],
  },
  cbse: {
    office:
      'The regional office for all of Maharashtra works in Pune. Of little use for a seat, it matters to pupils of Grades 10 and 12: centres, practicals and admit cards are arranged from there.',
    after:
      'Nigdi has Grades 11 and 12. On the eastern and southern side pupils usually go on to a junior college; since 2025 the state fills those in one admission for all districts, and CBSE marks are taken as they are.',
    language:
      'Pune is the city of the Marathi stage, and the subject is taken seriously up to Class 10. Children whose parents work for a foreign firm start in an easy set and may later join the others.',
    into: 'Pupils of Marathi-medium schools bring strong mathematics and need a year for English essays. We test nothing; a teacher reads a page with the child and tells you what the first term would ask.',
    out: 'A pupil who wants to join the state board should know that its Class 9 and 10 history differ from NCERT. The best moment is the summer after Grade 7.',
    questions: [
      {
        question: 'Is the NDA entrance easier from a CBSE school?',
        answer:
          'The paper follows general mathematics and ability; no board has an advantage. What helps is running, and Nigdi’s seniors train before the bell.',
      },
      {
        question: 'Undri is ICSE. Can my younger one start there and change later?',
        answer:
          'Until Grade 5 without trouble. Later the second language and the science books drift apart a little more each year.',
      },
    ],
  },
} as const satisfies CityGuide;
