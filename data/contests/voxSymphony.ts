import type { Contest } from './contest';

export const VOX_SYMPHONY = {
  slug: 'voxsymphony-voting',
  name: 'VoxSymphony',
  heading: 'VoxSymphony: many voices, no instruments',
  lead: 'Groups of six to sixteen children sing without any instrument: melody, beat and bass all come from voices, hands and feet.',
  opensOn: '2025-04-01',
  closesOn: '2025-04-20',
  entries: [
    {
      id: 'rain-with-sixteen-hands',
      title: 'Rain with sixteen hands',
      from: 'Primary school, a song of the monsoon',
      text: 'It begins with rubbing palms, grows to snapping fingers and to knees, and only then does the first voice come in. The storm goes as it came.',
    },
    {
      id: 'three-rounds-and-a-train',
      title: 'Three rounds and a train',
      from: 'Primary school, a round in three parts',
      text: 'One tune, three groups, each a line later than the one before. Underneath, four children are the train, all the way to the station.',
    },
    {
      id: 'lullabies-from-five-states',
      title: 'Lullabies from five states',
      from: 'Middle school, a medley',
      text: 'Five lullabies that were sung to members of the group, each in its own language, over one note that never stops.',
    },
    {
      id: 'school-bell-in-four-parts',
      title: 'School bell in four parts',
      from: 'Senior school, own composition',
      text: 'Written by the group: the sounds of a school day, with a bass that says the timetable. The bell is the only solo.',
    },
  ],
  result: {
    'rain-with-sixteen-hands': 702,
    'three-rounds-and-a-train': 418,
    'lullabies-from-five-states': 815,
    'school-bell-in-four-parts': 396,
  },
  rules: [
    {
      title: 'Nothing but the body',
      text: 'No harmonium, no track from a phone. One child gives the first note, from a pitch pipe or from memory.',
    },
    {
      title: 'Everybody sings',
      text: 'A group has no one who only stands there. Children whose voice is changing take the beat or the low note.',
    },
    {
      title: 'Three and a half minutes',
      text: 'Long enough for one idea, short enough for breath. Songs by others are named with their makers.',
    },
  ],
  look: {
    heading: 'What to listen for',
    points: [
      {
        title: 'The last note',
        text: 'Groups sink while they sing. If the end stands where the beginning did, they listened to each other.',
      },
      {
        title: 'Words',
        text: 'Can you follow them? Consonants that come together are the hardest thing in a choir.',
      },
      {
        title: 'Soft places',
        text: 'Loud is easy. Listen for the one moment in which sixteen children are nearly silent.',
      },
      {
        title: 'Faces',
        text: 'Look along the row. Good groups look at each other, not only at the teacher.',
      },
    ],
  },
  home: {
    heading: 'At home: a song in layers',
    text: 'One keeps the beat on the knees, one hums a single note, one sings the song that everyone knows. Change parts after every verse. Four people are enough.',
  },
} as const satisfies Contest;
