import type { CityGuide } from './guide';

export const sonipatGuide = {
  city: {
    pick: 'Rai or Murthal Road: a bed or a bus. Rai is for children who live at school or along the highway from Kundli, Murthal Road for the sectors and villages around the junction. Families from Narela and Rohini in Delhi use either one.',
    year: 'Fog is the true winter vacation: in the first half of January Haryana closes its schools. Boarders at Rai travel home before the dense days and come back by noon trains. In June the fields are burnt gold, and both campuses rest.',
    questions: [
      {
        question: 'Can a boarder go home on Saturday?',
        answer:
          'Every second weekend, with a signed card. Delhi families usually share cars from Rai, and the warden ticks names at the barrier.',
      },
      {
        question: 'Does it help that sports universities are next door?',
        answer:
          'Children see what training means, and some coaches come over. A good runner still has to read Premchand on Monday.',
      },
      {
        question: 'Is the highway near the dormitories?',
        answer:
          'You hear it only at night, far away, like a river. The school’s own wall and a field lie between.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'October',
        what: 'The boarding house at Rai opens its list for the coming April; beds are fewer than desks.',
      },
      {
        when: 'From Gita Jayanti to Christmas',
        what: 'Visits, with an evening in the dining hall for those who think of boarding.',
      },
      {
        when: 'Second half of January',
        what: 'When the fog break ends, Murthal Road settles Pre-Nursery and Nursery.',
      },
      {
        when: 'March',
        what: 'Results of other schools are known. Grade 11 can be reserved on the marks of the pre-board.',
      },
      {
        when: 'April',
        what: 'Boarders arrive two days before day pupils, to learn where the light switches are.',
      },
    ],
    documents: [
      {
        name: 'Medical sheet for boarders',
        why: 'Blood group, allergies, glasses, and a doctor’s line on what the child takes; the sick room keeps it locked.',
      },
      {
        name: 'Guardian near Delhi',
        why: 'Two names with photographs, who may fetch a boarder when parents cannot.',
      },
      {
        name: 'SRN from a Haryana school',
        why: 'It travels through the MIS portal as soon as the former head presses release.',
      },
      {
        name: 'Haryana domicile',
        why: 'Good for later scholarships and state quotas. For admission it plays no part, nor does Aadhaar.',
      },
    ],
    free: 'A day seat at Murthal Road can be a free one under the Act; a boarding place cannot. The District Elementary Education Officer in the Mini Secretariat knows the year’s dates, which the Directorate in Panchkula announces.',
    office:
      'A Class 1 child is six on 1 April by order of the state. If a birthday falls between April and September, the rules leave a head some room, and ours uses it only when the child is ready.',
    questions: [
      {
        question: 'From which age would you take a boarder?',
        answer:
          'From Grade 1 the house is open, yet we advise ten or eleven. Younger ones come when there is a strong reason, and often with a cousin.',
      },
      {
        question: 'We live in Delhi. Do Delhi’s Nursery points concern us?',
        answer:
          'Not in Sonipat: this is another state. You may apply in both and decide when Delhi’s first list is out.',
      },
    ],
  },
  cbse: {
    office:
      'Sonipat used to write to Panchkula. The new office at Gurugram takes in the districts around Delhi, this one among them; roll numbers and papers stay what they were.',
    after:
      'At both campuses Grade 11 follows Grade 10 without a form. Rai keeps three streams for boarders; in town commerce and science share a floor.',
    language:
      'Hindi at home is Haryanvi more often than not, and that may be heard in the yard. In class Hindi is read from the first year, and Sanskrit or Punjabi is tried in the middle grades.',
    into: 'Children from the Board of School Education Haryana, at Bhiwani, know their Hindi texts well. We give them a term of spoken English and begin physics with things, not formulas.',
    out: 'To sit as a pupil of the Bhiwani board a family changes by Class 9. Families who think of it for the sake of training should compare both timetables first.',
    questions: [
      {
        question: 'Is coaching for NEET arranged at Rai?',
        answer:
          'In the evening study there are two hours for problems, with our own teachers. We send nobody to a hall in Kota, and a coaching school with us in name only would be against the board’s rules.',
      },
      {
        question: 'What about children who lag in English at ten?',
        answer:
          'They join a reading group of six. By the second winter talk in the dormitory has done its part as well.',
      },
    ],
  },
} as const satisfies CityGuide;
