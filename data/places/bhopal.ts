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
      boarding: true,
      position: [23.17, 77.475],
    },
  ],
} as const satisfies CityRecord;

export const bhopalTexts = {
  yearBegins: '04-03',
  note: {
    intro:
      'Bhopal, city of lakes, has one campus, on Hoshangabad Road in the south-east, with boarding beside the day school.',
    families: 'The campus teaches from Nursery to Grade 12 and takes day pupils and boarders.',
    travel:
      'Metro works follow a part of the same axis, so plan for diversions. Rani Kamlapati is the railway station to use.',
  },
  landing: {
    visit: {
      lead: 'Day school and boarding house are on one campus on Hoshangabad Road, and one visit shows you both.',
      look: 'Come towards the end of the school day, when the day pupils leave and the boarders stay. In the classrooms look at work in Hindi and in English.',
      ask: [
        'Our son would start as a day pupil: can he move into the house later in the year?',
        'After a match or a club, when the bus has left, how does a day pupil get home?',
      ],
      way: 'Misrod station lies on the same road; from Arera Colony it is straight on, from Kolar come by Salaiya and Danish Nagar. Metro works narrow some crossings, so take a quarter of an hour more.',
      seats:
        'See the boarding house in winter if you need a place in it. For day pupils ask in May or June, when families who are transferred give up their seats.',
    },
    cbse: {
      lead: 'CBSE from Nursery to Grade 12, for day pupils and boarders.',
      meaning:
        'A child whose parents are transferred to or from Bhopal keeps the same textbooks at another CBSE school. Families who live too far for a daily ride, for example in Narmadapuram, Raisen or Betul, can ask for a place in the boarding house.',
      compare:
        'Ask whether the school goes on to Grade 12. Try the way once at school time, from Hoshangabad Road, Kolar or Ayodhya Bypass. Ask how day pupils and boarders are mixed in classes, clubs and teams.',
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
      landmarkAt: [23.175, 77.478],
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
        'Hoshangabad Road, now Narmadapuram Road, leads south-east out of Bhopal through Misrod, past new colonies, old villages and wooded rises. The lakes and the old city lie to the north.',
      reach:
        'Misrod has a railway halt; Rani Kamlapati, Bhopal’s modern station, is less than half an hour away. From Katara Hills and Bagmugalia cross by the bypass; from Arera Colony and Saket Nagar the road leads straight here.',
    },
  },
} satisfies TextsOf<typeof bhopal>;
