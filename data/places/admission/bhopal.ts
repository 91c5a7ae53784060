import type { CityGuide } from './guide';

export const bhopalGuide = {
  city: {
    pick: 'On Hoshangabad Road the question is rarely the distance and mostly the hour. Danish Nagar, Katara Hills and Arera Colony reach us by bus within half an hour; from Kohefiza and Bairagarh across the lakes it is an expedition, for which the boarding house exists. Officers’ families often begin with the bus and move into the house in Grade 9.',
    year: 'The lakes cool the evenings, so games go on even in April. Ijtema in winter and the immersion days in autumn reroute half of the city, and we publish the bus times the evening before. When Kaliasot’s gates open in August, geography goes to look.',
    questions: [
      {
        question: 'Are boarders and day pupils in one class?',
        answer:
          'Always. They are mixed by name and never by purse, and each day pupil has a peg in the house for late rehearsals.',
      },
      {
        question: 'How far is the railway station for holidays?',
        answer:
          'Rani Kamlapati is under half an hour away; the school takes groups to trains and waits until they move.',
      },
      {
        question: 'Is there theatre, as one expects in Bhopal?',
        answer:
          'A play in Hindi and one in English each year. Bharat Bhavan lends us its open stage when we are good.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'September',
        what: 'Boarding forms for the next session, in the lull between two festivals.',
      },
      {
        when: 'December',
        what: 'Open mornings; the lakes are full of birds, and parents full of questions.',
      },
      {
        when: 'January and February',
        what: 'Nursery, K1 and the low grades are decided.',
      },
      {
        when: 'End of March',
        what: 'Report cards in hand, Grades 6 to 9 are admitted, boarders with a night’s stay.',
      },
      {
        when: 'May and June',
        what: 'The season of government transfers in the state capital, when the largest number of day seats turns over.',
      },
    ],
    documents: [
      {
        name: 'Samagra family sheet',
        why: 'BHEL and Secretariat families who come from other states apply for it at the ward office; we wait for the number.',
      },
      {
        name: 'Transfer certificate',
        why: 'From a Kendriya Vidyalaya it is enough as it is. From a board of another state it is countersigned where it was written.',
      },
      {
        name: 'Dental and eye note',
        why: 'Only for those who will sleep here, not older than three months.',
      },
      {
        name: 'Court order on custody',
        why: 'Where there is one. The office must know who may fetch a child, and keeps it in a closed file; identity by Aadhaar is one way among several.',
      },
    ],
    free: 'The Rajya Shiksha Kendra, which runs the lottery of the free quarter for Madhya Pradesh, has its desks in this city. Even so you apply by phone or computer at rteportal.mp.gov.in and verify at the nearest Jan Shiksha Kendra.',
    office:
      'As a capital Bhopal has all offices: the Directorate of Public Instruction, the division and the district. For a parent the District Education Officer is the one that matters, for a signature on a certificate that leaves the state.',
    questions: [
      {
        question:
          'We are transferred every three years. Can the boarding house be our fixed point?',
        answer:
          'For many it is. Parents keep the right to call back the day seat when they return, as long as the class has room.',
      },
      {
        question: 'Does a birthday in the first week of June matter?',
        answer:
          'Yes: we count on the first, since the state’s own dates have wandered. A child of 4 June would be the eldest of the next group.',
      },
    ],
  },
  cbse: {
    office:
      'Of all our cities in the middle of India only this one has the regional office next door. A pupil whose certificate carries a mistake can take the head’s letter there in person.',
    after:
      'Grade 11 is entered by boarders from the whole state. Science with biology or mathematics, commerce, and humanities with psychology: the tables below name the subjects.',
    language:
      'Bhopal’s Urdu-laced Hindi is a pleasure, and the class anthology makes use of it. In the timetable Hindi is second, Sanskrit third, each with a reading hour in the library.',
    into: 'Most who change come from ICSE convents or the MP Board. The former write long, the latter exact; we teach each what the other can do.',
    out: 'A child who leaves for the state’s Schools of Excellence sits their test for Class 9. We register nobody there ourselves, but release documents within two days.',
    questions: [
      {
        question: 'Do boarders get extra coaching?',
        answer:
          'Supervised study twice a day, with subject teachers on duty. A coaching firm has no room on the campus.',
      },
      {
        question: 'Are there skill subjects worth taking?',
        answer:
          'Artificial intelligence in the secondary grades, and in the senior ones physical education. As a sixth subject they can lift a weak mark.',
      },
    ],
  },
} as const satisfies CityGuide;
