import type { CityGuide } from './guide';

export const rohtakGuide = {
  city: {
    pick: 'With Tilyar Lake for a neighbour, our branch is the one for Model Town, the Sectors and the villages along the road to Bahadurgarh. From Jind Bypass or Sunaria think about the bus first. Families of the university and of PGIMS have the shortest way of all along Delhi Road’s service lane.',
    year: 'January has two weeks without school, by order of the state, and then mornings in caps. The wrestling season peaks when the wheat is cut, and some pupils are away with their club. July brings rain and clean air at last.',
    questions: [
      {
        question: 'Girls who wrestle: is that a club or serious?',
        answer:
          'Serious enough for a mat, a coach on four afternoons and a woman beside her. Whoever prefers to read on the bank may.',
      },
      {
        question: 'Do farmers’ families feel out of place?',
        answer:
          'Not here. When the mustard flowers, science moves to a field for a morning, and their children do the explaining.',
      },
      {
        question: 'How big is the school?',
        answer:
          'Small enough that the head reads each report card. The number of pupils in a class is on the branch page.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'November',
        what: 'Fog is still far; drive out and see a games period.',
      },
      {
        when: 'After Lohri',
        what: 'School is open again, and the Nursery list is made in the last days of January.',
      },
      {
        when: 'March',
        what: 'Grade 6 is sought by pupils whose primary school ends, from Kalanaur to Sampla.',
      },
      {
        when: 'Baisakhi',
        what: 'The classes of the new year have found their places, and stop-gaps begin for whoever moves late.',
      },
      {
        when: 'July',
        what: 'Again a few seats, when PGIMS and the university have posted their new staff.',
      },
    ],
    documents: [
      {
        name: 'School leaving certificate',
        why: 'SLC is the word in Haryana. In government schools it is made online under the pupil’s SRN, so a handwritten one is no longer enough.',
      },
      {
        name: 'Family ID',
        why: 'PPP, as everyone says. We note it if you like, since stipends for girls and athletes hang on it.',
      },
      {
        name: 'Birth certificate',
        why: 'Issued by the civil registrar at the Mini Secretariat or the PHC of the village. A hospital slip alone is not enough.',
      },
      {
        name: 'Grading from the old academy',
        why: 'For sportspeople only: it helps to plan absences before tests.',
      },
    ],
    free: 'Free places under the Act have replaced the old 134A test, which families here still ask about. Look for the notice of the Directorate of Elementary Education in spring, and go to the block office with income certificate and SRN.',
    office:
      'Rohtak’s District Education Officer signs certificates that go to another state, on working days before lunch. The same office explains the six months’ grace in the age rule.',
    questions: [
      {
        question: 'Can my nephew start at five and a half?',
        answer:
          'In K2, with pleasure. For Class 1 Haryana wants six years on the first of April, and the half-year grace is for children who have done their kindergarten.',
      },
      {
        question: 'Is there a form fee for only asking?',
        answer:
          'Asking is free, looking is free, and tea is free. The application fee is in the table above and is paid once.',
      },
    ],
  },
  cbse: {
    office:
      'The board has moved Rohtak from the Panchkula region to its new office in Gurugram. Nothing changes in the classroom; only letters travel a shorter way.',
    after:
      'Nine grades are what we teach here. Pupils go on to CBSE seniors in the Sectors, to the Sainik School at Kunjpura’s entrance test in earlier years, or to our boarding house at Rai an hour to the east.',
    language:
      'Everyone understands Haryanvi, nobody is laughed at for it. Hindi is written from the first grade on, and Sanskrit has the third place until the eighth.',
    into: 'The Bhiwani board is the other large one in town. Moving from it we compare the science book page by page, since the words are the hard part, and lend the English one for summer.',
    out: 'If training wins over school, the open school NIOS lets a sportsperson sit subjects one by one. For a child who can seldom attend that fits better than a seat with us.',
    questions: [
      {
        question: 'Can a child be absent for a camp?',
        answer:
          'With the federation’s letter, up to the attendance that rules allow. Work goes along by phone, and a test is written on return.',
      },
      {
        question: 'Is your Grade 9 recognised elsewhere?',
        answer:
          'Yes, as of every affiliated school. Before registration in autumn choose the place where Grade 10 will be written, so that the number is made there.',
      },
    ],
  },
} as const satisfies CityGuide;
