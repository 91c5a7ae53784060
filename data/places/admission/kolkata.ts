import type { CityGuide } from './guide';

export const kolkataGuide = {
  city: {
    pick: 'Two questions settle it: which board, and which side of the Bypass. New Town suits Salt Lake and Rajarhat, Garia the old southern para and the metro, Joka everyone beyond Behala. Read one English page from each board with your child and see which one starts a conversation.',
    year: 'The Puja holidays are the hinge of the school year, with tests before and concerts after. In a heat wave the state may bring the summer break forward; our branches then shift to early mornings or to lessons at home.',
    questions: [
      {
        question: 'Do you teach Rabindrasangeet, and must one be Bengali to join?',
        answer:
          'The choirs sing it every monsoon, and anyone may join who likes to sing. Some of the singers speak another language at home.',
      },
      {
        question: 'How long is the bus ride from Behala to New Town?',
        answer:
          'Too long for a small child, so we would show you Joka instead. The stops and minutes on each branch page are morning times, not Sunday ones.',
      },
      {
        question: 'Is football more than a wish?',
        answer:
          'On the page of a branch look for the word field. New Town, Garia and Joka play one another in a cup before the winter break.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'August and September',
        what: 'Kolkata decides early: many schools close their Nursery lists before Mahalaya. Write to us in these weeks if you want to choose at leisure.',
      },
      {
        when: 'November',
        what: 'After Bhai Phonta the branches show their classrooms again, and children come in groups of five to play.',
      },
      {
        when: 'December and January',
        what: 'Offers go out and are held for two weeks.',
      },
      {
        when: 'March',
        what: 'Mark sheets are in, so the higher grades are settled, Grade 11 at Joka and New Town included.',
      },
      {
        when: 'April',
        what: 'The new session begins around Poila Boishakh, in cotton and with water bottles.',
      },
    ],
    documents: [
      {
        name: 'Birth certificate in English',
        why: 'An old one in Bengali script is valid too; the borough office issues the bilingual digital form.',
      },
      {
        name: 'Student code of Banglar Shiksha',
        why: 'Pupils who come from a school on the state’s portal have such a code, and the former school releases it.',
      },
      {
        name: 'Choice of the second language',
        why: 'Not a certificate, but we ask for it in writing, because the sections are made from it.',
      },
      {
        name: 'Aadhaar',
        why: 'We take the application without it. The court ruled in 2018 that a child’s admission may not hang on the card.',
      },
    ],
    free: 'How the quarter of seats under the Act is filled at private schools in West Bengal is for the School Education Department to announce. Ask the District Inspector of Schools for Kolkata, or for North or South 24 Parganas, before you count on one.',
    office:
      'New Town belongs to North 24 Parganas, while Garia and Joka lie where the city meets South 24 Parganas. The inspector of the right district countersigns certificates for a family that leaves the state.',
    questions: [
      {
        question: 'The state counts from January. Why do you not?',
        answer:
          'January is for its own schools, whose year begins then. Ours begins in April, and both of our boards leave the day to the school: we count in June.',
      },
      {
        question: 'May we wait for two branches at once?',
        answer:
          'By all means, with one form for each. Tell us your first choice, so that the second is not offered to you in vain.',
      },
    ],
  },
  cbse: {
    office:
      'West Bengal has long been served from Bhubaneswar, where the board keeps its regional office for the east. Candidates notice it only on the stamp of their certificates.',
    after:
      'New Town goes straight on into Grade 11. Those who would rather follow the Higher Secondary course of the state council apply there after the result, and a CBSE pass is recognised for it.',
    language:
      'No law of the state forces Bengali on a CBSE school as firmly as in the south or west of India, but we would not want a child to grow up in Kolkata without it. It is offered as second or third language, with stories before grammar.',
    into: 'From Madhyamik schools children often arrive in Grade 6 or 7, good at grammar and shy in speaking. The school year of the state ends in December, so there is time until April to read ahead.',
    out: 'Anyone returning to a Madhyamik school loses or gains three months, because its classes turn with the calendar. Ask that school in October already.',
    questions: [
      {
        question: 'CBSE at New Town or ICSE at Joka for a future doctor?',
        answer:
          'NEET asks from a syllabus close to NCERT, which speaks for New Town. A child who loves language and writes well may still be happier at Joka, and doctors come from there too.',
      },
      {
        question: 'Is WBJEE open to pupils of a central board?',
        answer:
          'It is, if the family fulfils the residence rule for state quota seats. Physics, chemistry and mathematics are those of Class 12.',
      },
    ],
  },
} as const satisfies CityGuide;
