import type { CityGuide } from './guide';

export const jabalpurGuide = {
  city: {
    pick: 'Bhedaghat Road is ten minutes of forest and rock beyond Garha. Day pupils come from there and from Madan Mahal; whoever lives in Ranjhi or near the ordnance factories faces a real journey, and some of them take a bed for the week. Come at four, when the marble across the river turns pink.',
    year: 'Narmada Jayanti, in the cold of January or February, empties the classrooms towards Gwarighat. The rains are generous, and a boarder needs two pairs of shoes. Mahua and tendu ripen in April, on the way to the bus.',
    questions: [
      {
        question: 'Is the river dangerous for a boarding school?',
        answer:
          'Nobody goes to the water without a teacher, and the ghats are out of bounds in flood. The campus itself stands far above the bank.',
      },
      {
        question: 'May parents stay overnight when they visit?',
        answer:
          'There are two guest rooms by the gate, at the price of the meals. In December book before the school’s sports week.',
      },
      {
        question: 'What does a week of a boarder contain?',
        answer:
          'Lessons till half past two, games at four, study from six, and on Sunday laundry, letters and a walk to Chausath Yogini. How mornings and evenings go stands on the branch page.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'October',
        what: 'Boarding applications begin, because parents from Mandla, Dindori and Seoni plan by the harvest.',
      },
      {
        when: 'Between Christmas and Sankranti',
        what: 'Trial days: one night in the house, two mornings in the grade.',
      },
      {
        when: 'March',
        what: 'Day seats in Nursery to Grade 5.',
      },
      {
        when: 'April',
        what: 'Two weeks of class before the summer, to know one another.',
      },
      {
        when: 'June',
        what: 'The house fills in earnest around the twentieth, with trunks and grandmothers.',
      },
    ],
    documents: [
      {
        name: 'Samagra of the family',
        why: 'In Madhya Pradesh the nine digits for the member are written into each school record.',
      },
      {
        name: 'Health book',
        why: 'Boarders bring it with the eye test and, from malaria districts, a recent blood slide.',
      },
      {
        name: 'Certificate of the former school',
        why: 'TC and marks. A pupil from Chhattisgarh or Uttar Pradesh lets the officer there stamp the first.',
      },
      {
        name: 'Power for a local guardian',
        why: 'One page, signed by both parents: who may take the child to a doctor. It matters more to us than Aadhaar, which is optional.',
      },
    ],
    free: 'For day scholars of the neighbourhood villages the Act’s free seats are drawn through rteportal.mp.gov.in. Beds and meals are not part of it. In Jabalpur the Zila Shiksha Kendra explains the form, and the panchayat helps to upload.',
    office:
      'A Joint Director of Public Instruction has the division, the District Education Officer the city. Neither has prescribed a day of age to a private CBSE school, so ours holds.',
    questions: [
      {
        question: 'At what age do boarders begin?',
        answer:
          'In Grade 4, at about nine years. A younger child starts as a day pupil and knows the house from its teas.',
      },
      {
        question: 'Can a day pupil of Grade 8 become a boarder?',
        answer:
          'Any term, if a bed is free. The years before the board examinations are the usual time.',
      },
    ],
  },
  cbse: {
    office:
      'Mahakoshal’s schools send their files to the board’s Bhopal office, these days online. Grade 10 and 12 candidates learn their centre there in February.',
    after:
      'Seniors have a wing of the boarding house. Biology is the largest group, with a medical college in the city; commerce and humanities are smaller.',
    language:
      'Bundeli, Gondi and Bhojpuri are heard at the dining table. Lessons in Hindi run through all grades, and Sanskrit gives way to a skill subject after Grade 8.',
    into: 'From village schools of the MP Board come quick minds with little English. The house reads aloud every night after dinner, and by spring they argue about the story.',
    out: 'When a family can no longer pay, a return to the state board is possible till Class 9 without loss. Speak to us first: there are quiet ways to help.',
    questions: [
      {
        question: 'Are board practicals done on campus?',
        answer:
          'Yes, in our own laboratories and with an examiner from outside. Each pupil works at a bench alone.',
      },
      {
        question: 'Which route leads from here to the defence academies?',
        answer:
          'NDA after Grade 12 with mathematics and physics. A retired subedar runs the morning track, and nobody is forced to like it.',
      },
    ],
  },
} as const satisfies CityGuide;
