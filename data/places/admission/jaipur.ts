import type { CityGuide } from './guide';

export const jaipurGuide = {
  city: {
    pick: 'Nevta is country: peacocks on the wall, forty minutes of car for a child from the walled city. Families on Ajmer Road, in Mahapura and beyond Sanganer have it near. Who wants a school at the corner should ask us for the three city branches that take enquiries without a page yet.',
    year: 'Jaipur’s school year bends around the sun. In May lessons finish before noon, in December they begin when hands can hold a pencil again. Makar Sankranti is spent on roofs, and the literature festival sends authors, if we are lucky, as far as Nevta.',
    questions: [
      {
        question: 'What do children do on so much ground?',
        answer:
          'Grades 1 and 2 have a garden strip each, older ones a cross-country track. After rain we look for frogs first and open books later.',
      },
      {
        question: 'Is a long bus ride wise for a child of four?',
        answer:
          'Up to half an hour, with a neighbour’s child on the next seat. Beyond that we say: come for Grade 1.',
      },
      {
        question: 'Can grandparents collect the child at the gate?',
        answer:
          'Of course, with the pick-up card. There is a bench in the shade, and they tend to arrive early.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'After Deepawali',
        what: 'The admission desk at Nevta is staffed all day, and sample lessons are open on Saturdays.',
      },
      {
        when: 'Winter break',
        what: 'Around the turn of the year families use the free days for a visit; rooms are empty, but the head has time.',
      },
      {
        when: 'February and March',
        what: 'Offers for Nursery to Grade 5.',
      },
      {
        when: 'When RBSE and CBSE results come',
        what: 'Grade 11 fills within ten days in May or June, science first.',
      },
      {
        when: 'Beginning of July',
        what: 'After the heat break the second term really starts, and late transfers from the Secretariat and banks come in.',
      },
    ],
    documents: [
      {
        name: 'Mool niwas certificate',
        why: 'The domicile of Rajasthan, from the e-Mitra kiosk. Needed for state scholarships and free seats, otherwise not.',
      },
      {
        name: 'Jan Aadhaar',
        why: 'A family card of this state for its benefits. It is a different thing from Aadhaar, and neither is a condition with us.',
      },
      {
        name: 'Transfer certificate with PSP number',
        why: 'Private schools of Rajasthan issue it from the Private School Portal; the number saves retyping the whole record.',
      },
      {
        name: 'Affidavit for a corrected name',
        why: 'When the birth certificate says Baby, or Bhanwar, and the family has chosen since.',
      },
    ],
    free: 'Rajasthan draws the order for free seats online: apply on the portal rajpsp.nic.in to schools in your own ward or village first. Both a pre-primary class and Class 1 have been entry points. The Chief Block Education Officer checks the papers.',
    office:
      'Secondary and elementary education are both directed from Bikaner, and Jaipur has its District Education Officers. The end of July as the day for six years in Class 1 comes from the department, for private schools as well.',
    questions: [
      {
        question:
          'Why may a child born in June join here but not at my sister’s school in Gurgaon?',
        answer:
          'Because Rajasthan counts four months later than Haryana. If you expect to move to the capital, ask us to think the ages through with you.',
      },
      {
        question: 'Do you keep seats for hostellers?',
        answer:
          'Nevta has no hostel. Families from outside the city look at our campuses with boarding, the nearest being in Delhi NCR.',
      },
    ],
  },
  cbse: {
    office:
      'Ajmer, two hours down the highway, is where the board began in the 1920s as the board for Rajputana; its regional office there still serves Rajasthan.',
    after:
      'Nevta’s seniors choose among sciences, commerce and humanities. Whoever thinks of Kota at sixteen may first ask us how school, a test series on Sundays and a bed at home go together.',
    language:
      'Hindi is mother tongue, medium of jokes and a serious subject at once. From Grade 6 Sanskrit is the usual third, and a French set runs when twelve ask for it.',
    into: 'RBSE pupils come with neat handwriting and respect for the book. We teach them to disagree with it, politely, and give extra English for a year.',
    out: 'The state board at Ajmer accepts a CBSE pupil for Class 9 or 11 with a transfer certificate and an eligibility form. In Classes 10 and 12 the door is closed on both sides.',
    questions: [
      {
        question: 'Is the syllabus too light for IIT?',
        answer:
          'NCERT is what the JEE starts from. Its hard part is practice in hard problems, which a good teacher and two years can give without a hostel in Kota.',
      },
      {
        question: 'Which of the city branches follow CBSE as well?',
        answer:
          'All of them. The form lists them, and their teams answer the phone though the pages are still to come.',
      },
    ],
  },
} as const satisfies CityGuide;
