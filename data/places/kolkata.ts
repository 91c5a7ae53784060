import type { CityRecord, TextsOf } from './place';

export const kolkata = {
  id: 7,
  slug: 'kolkata',
  name: 'Kolkata',
  displayName: 'Kolkata',
  aliases: ['Calcutta'],
  state: 'West Bengal',
  branchesSlug: 'kolkata',
  hasAdmissionPage: true,
  centre: [22.573, 88.364],
  menuOrder: 60,
  footerOrder: 70,
  branches: [
    {
      id: 79,
      slug: 'new-town',
      place: 'New Town',
      brand: 'OIS',
      board: 'CBSE',
      from: 2,
      to: 23,
      position: [22.585, 88.47],
    },
    {
      id: 80,
      slug: 'garia',
      place: 'Garia',
      brand: 'OIS',
      board: 'ICSE',
      from: 2,
      to: 14,
      position: [22.465, 88.39],
    },
    {
      id: 81,
      slug: 'joka',
      place: 'Joka',
      brand: 'OIS',
      board: 'ICSE',
      from: 2,
      to: 23,
      position: [22.45, 88.302],
    },
  ],
} as const satisfies CityRecord;

export const kolkataTexts = {
  yearBegins: '04-15',
  note: {
    intro:
      'Three branches serve Kolkata: New Town in the planned east, Garia and Joka in the old and leafy south.',
    families:
      'Two of our three branches follow ICSE; New Town follows CBSE. All three teach Bengali and Hindi as second languages.',
    travel:
      'Joka has a metro station of its own name, and Garia has Kavi Nazrul. For New Town ask early about a seat in the school bus.',
  },
  landing: {
    visit: {
      lead: 'Three branches and two boards: an hour in each classroom helps you to choose.',
      look: 'Look at the notebooks and at the work on the walls. Ask to hear a music or recitation period, and ask when the annual programme is.',
      ask: [
        'Our daughter has never written Bengali: with which book would she begin, and beside whom?',
        'When does the long break for the Pujas begin, and what is set for it?',
      ],
      way: 'Kavi Nazrul on the Blue Line is the stop for Garia, and Joka is the end of the Purple Line. For New Town keep Eco Park in mind and come before the offices of Sector V open, while Biswa Bangla Sarani is still quick.',
      seats:
        'For the first classes visit between the Pujas and Christmas. For Grade 11 speak with the branch before the Class 10 examination.',
    },
    cbse: {
      lead: 'CBSE at New Town, beside two ICSE branches in the south of the city.',
      meaning:
        'CBSE has one English paper, where ICSE has two, and its science follows NCERT textbooks. It is easier to continue in another city, since there are CBSE schools in every state. Bengali and Hindi are among the languages.',
      compare:
        'Visit a CBSE and an ICSE school and ask both the same: how many pages are written in a week, how many experiments are done in a term? If you expect to move within five years, CBSE is easier to find again.',
    },
  },
  localities: {
    Baghajatin: [22.483, 88.377],
    Baguiati: [22.614, 88.427],
    Bansdroni: [22.468, 88.36],
    Barisha: [22.483, 88.315],
    Behala: [22.498, 88.31],
    'Chinar Park': [22.623, 88.44],
    Garia: [22.466, 88.39],
    Joka: [22.452, 88.302],
    Kamalgazi: [22.449, 88.391],
    Naktala: [22.473, 88.366],
    Narendrapur: [22.439, 88.397],
    'New Town': [22.585, 88.47],
    Rajarhat: [22.62, 88.455],
    'Salt Lake Sector V': [22.576, 88.434],
    Sonarpur: [22.44, 88.43],
    Thakurpukur: [22.464, 88.312],
  },
  locations: {
    79: {
      localArea: 'New Town',
      landmark: 'Eco Park',
      landmarkAt: [22.598, 88.468],
      areas: [
        'Rajarhat',
        'Salt Lake Sector V',
        'Chinar Park',
        'Baguiati',
        'New Town Action Area I',
        'New Town Action Area II',
        'Hatiara',
        'Kestopur',
      ],
      about:
        'New Town is Kolkata’s planned eastern city, with cycle lanes, museums and Eco Park’s lake of islands. Rajarhat and Baguiati are its older sides, with ponds and older houses.',
      reach:
        'The Major Arterial Road, Biswa Bangla Sarani, runs from the airport to Sector V and passes the Action Areas one by one. From Kestopur and Chinar Park cross the canal; the metro along the road is coming in stages.',
    },
    80: {
      localArea: 'Garia',
      landmark: 'Kavi Nazrul metro station',
      landmarkAt: [22.464, 88.383],
      areas: [
        'Narendrapur',
        'Patuli',
        'Naktala',
        'Baghajatin',
        'Kamalgazi',
        'Boral',
        'Sonarpur',
        'Bansdroni',
      ],
      about:
        'Garia is the lively southern end of Kolkata, with fish markets, theatre groups and the old course of the Ganga, Adi Ganga, beside the metro. Narendrapur’s mission campus and Patuli’s floating-market lake are close.',
      reach:
        'Kavi Nazrul and Shahid Khudiram are the Blue Line stops; suburban trains serve Garia and Sonarpur. From Naktala and Baghajatin it is one road south; Kamalgazi has the flyover for drivers on the bypass.',
    },
    81: {
      localArea: 'Joka',
      landmark: 'Joka metro station',
      landmarkAt: [22.452, 88.301],
      areas: [
        'Thakurpukur',
        'Behala',
        'Haridevpur',
        'Pailan',
        'Sakherbazar',
        'Kabardanga',
        'Barisha',
        'Parnasree',
      ],
      about:
        'Joka is where Diamond Harbour Road leaves the city, beside the lakes of the management institute. Thakurpukur and Barisha, seat of an old zamindar family with a famous Durga Puja, belong to the same southern stretch.',
      reach:
        'Joka is the terminal of the Purple Line, with Thakurpukur, Sakherbazar and Behala as the next stops towards the city. From Pailan and Kabardanga local buses and autos come straight up the road.',
    },
  },
} satisfies TextsOf<typeof kolkata>;
