import type { CityRecord, TextsOf } from './place';

export const bhopal = {
  id: 30,
  slug: 'bhopal',
  name: 'Bhopal',
  displayName: 'Bhopal',
  aliases: [],
  state: 'Madhya Pradesh',
  branchesSlug: 'bhopal',
  hasAdmissionPage: true,
  centre: [23.26, 77.413],
  menuOrder: 160,
  footerOrder: 120,
  landingEndsWithForm: true,
  branches: [
    {
      id: 97,
      slug: 'boarding-school-hoshangabad-road',
      place: 'Hoshangabad Road',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 23,
      listing: 'form-and-site',
      boarding: true,
      position: [23.17, 77.475],
    },
  ],
} as const satisfies CityRecord;

export const bhopalTexts = {
  note: {
    intro:
      'Bhopal, city of lakes, has one campus, on Hoshangabad Road in the south-east, with boarding beside the day school.',
    families:
      'Government families ask for continuity to Grade 12; families from Narmadapuram, Betul and beyond ask for a hostel that is homely. Both are served on one campus.',
    travel:
      'Metro works follow a part of the same axis, so plan for diversions. Rani Kamlapati is the railway station to use.',
  },
  landing: {
    visit: {
      lead: 'Day school and boarding house stand side by side on Hoshangabad Road. One visit shows you both.',
      look: 'See the hour when the day pupils leave and the boarders stay: it is the best test of a house. In the classrooms look for work in Hindi and in English that a child, not a teacher, has written.',
      ask: [
        'Our son would start as a day pupil: can he move into the house later in the year?',
        'From which part of the city do the last buses come, and at what hour?',
      ],
      way: 'Misrod station lies on the same road; from Arera Colony it is straight south, from Kolar come by Salaiya and Danish Nagar. Metro works narrow some crossings, so take a quarter of an hour more.',
      seats:
        'Government transfers come in May and June, and the grades in the middle are then asked for most. Whoever needs a bed in the house does well to see it in winter, before the orders are out.',
    },
    cbse: {
      lead: 'The state capital’s transfers, the lake city’s calm: CBSE to Grade 12, day or boarding.',
      meaning:
        'Secretariat, BHEL, banks and institutes send parents to Bhopal and away again, and CBSE is how their children keep their footing. Hindi and English stand side by side in it from the first grade. For families from Narmadapuram, Raisen or Betul, a CBSE school with boarding replaces a daily journey that no child should make.',
      compare:
        'Look at continuity: a school that goes to Grade 12 spares a change in the hardest year. Look at the road too, for Hoshangabad Road, Kolar and Ayodhya Bypass are three different mornings. And ask how day pupils and boarders are mixed in class, clubs and teams.',
    },
  },
  localities: {
    'Arera Colony': [23.215, 77.435],
    Bagmugalia: [23.19, 77.475],
    'Bawadiya Kalan': [23.185, 77.445],
    'Katara Hills': [23.17, 77.495],
    Misrod: [23.166, 77.475],
    'Saket Nagar': [23.205, 77.465],
  },
  locations: {
    97: {
      localArea: 'Hoshangabad Road',
      landmark: 'Misrod railway station',
      areas: [
        'Misrod',
        'Bagmugalia',
        'Bawadiya Kalan',
        'Katara Hills',
        'Saket Nagar',
        'Arera Colony',
        'Danish Nagar',
        'Jatkhedi',
        'Salaiya',
      ],
      about:
        'Hoshangabad Road, now Narmadapuram Road, leads south-east out of Bhopal through Misrod, past new colonies, old villages and wooded rises. Away from the lakes and bazaars of the old city, nights here are quieter and darker.',
      reach:
        'Misrod has a railway halt; Rani Kamlapati, Bhopal’s modern station, is about a quarter of an hour away. From Katara Hills and Bagmugalia cross by the bypass; from Arera Colony and Saket Nagar the road leads straight here.',
    },
  },
} satisfies TextsOf<typeof bhopal>;
