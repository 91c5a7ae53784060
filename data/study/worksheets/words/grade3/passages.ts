import type { Passage } from '@/data/study/worksheets/words/passage';

const NAMES = ['Meera', 'Arjun', 'Zoya', 'Tenzin', 'Kabir', 'Maria'];
const DAYS = ['Monday', 'Tuesday', 'Thursday', 'Friday', 'Saturday'];

export const GRADE_3_PASSAGES = [
  {
    text: 'On {day} it rained so hard that the lane became a stream. {name} looked out of the window and saw {animal} standing in the water, wet and shivering. {name} called Grandfather. Together they led it under the roof of the {place} and rubbed it dry with an old {cloth}. In the evening its owner came running. “I looked everywhere!” he said and laughed with relief.',
    gaps: {
      day: DAYS,
      name: NAMES,
      animal: ['a small goat', 'a brown calf', 'a grey donkey', 'a young lamb'],
      place: ['cowshed', 'tea stall', 'school', 'mill'],
      cloth: ['towel', 'sack', 'blanket', 'bedsheet'],
    },
    literal: [
      ['On which day did it rain?', 'day'],
      ['What stood in the water?', 'animal'],
      ['Where was it dry?', 'place'],
      ['What did they rub it with?', 'cloth'],
    ],
    thought: [
      ['Why did the animal shiver?', 'it was wet and cold', 'it was hungry', 'it heard a dog'],
      ['How did the owner feel in the end?', 'glad', 'angry', 'sleepy'],
    ],
  },
  {
    text: '{name} wanted to grow a {plant} all alone. A seed went into a {pot}, and every morning before school it got half a cup of water. For {time} nothing happened. “Perhaps the seed is asleep,” said the little brother. Then one morning a tiny green hook looked out of the soil. It had pushed away a {stone}. “So small and so strong!” said Mother.',
    gaps: {
      name: NAMES,
      plant: ['bean', 'sunflower', 'tomato', 'pumpkin'],
      pot: ['broken mug', 'clay pot', 'coconut shell', 'tin can'],
      time: ['five days', 'six days', 'a whole week', 'nine days'],
      stone: ['pebble', 'dry leaf', 'lump of earth', 'chip of wood'],
    },
    literal: [
      ['Which plant was it to be?', 'plant'],
      ['What did the seed grow in?', 'pot'],
      ['How long did nothing happen?', 'time'],
      ['What did the seedling push away?', 'stone'],
    ],
    thought: [
      ['What was “small and strong”?', 'the seedling', 'the brother', 'the cup'],
      ['When was the plant watered?', 'in the morning', 'at noon', 'at night'],
    ],
  },
  {
    text: 'Our village has a {vehicle} library. It comes every {day} and stops under the {tree}. The driver, {driver}, rings a bell, and the children come running with their old books. Nobody may take more than two. Last time I took a book about {topic}, and because I could not stop reading I forgot to eat my dinner.',
    gaps: {
      vehicle: ['bus', 'cycle', 'camel', 'van'],
      day: DAYS,
      tree: ['banyan', 'peepal', 'neem', 'tamarind'],
      driver: ['Mr Thomas', 'Mrs Gill', 'Mr Ali', 'Mrs Rao'],
      topic: ['stars', 'whales', 'kings', 'trains'],
    },
    literal: [
      ['What carries the library?', 'vehicle'],
      ['On which day does it come?', 'day'],
      ['Under which tree does it stop?', 'tree'],
      ['What was the book about?', 'topic'],
    ],
    thought: [
      [
        'Why did the child forget dinner?',
        'the book was so interesting',
        'it rained',
        'the food was cold',
      ],
      ['How does the driver call the children?', 'with a bell', 'with a drum', 'with a song'],
    ],
  },
  {
    text: 'A crow had found {food} and sat down on {place} to eat it. A {animal} came by. “What a fine voice you have,” it said. “Please sing for me!” The crow knew this trick from her grandmother. She put her food down, set one foot on it, and only then sang: “Caw!” The {animal} went away {mood}.',
    gaps: {
      food: ['a piece of bread', 'half a puri', 'a slice of paneer', 'some roasted corn'],
      place: ['the roof of a bus', 'a lamp post', 'the temple wall', 'an old cart'],
      animal: ['jackal', 'fox', 'cat', 'monkey'],
      mood: ['hungry', 'with empty paws', 'without a bite', 'with nothing at all'],
    },
    literal: [
      ['What had the crow found?', 'food'],
      ['Where did she sit?', 'place'],
      ['Who came by?', 'animal'],
    ],
    thought: [
      ['What did the animal really want?', 'the food', 'a song', 'a friend'],
      [
        'Why did the crow put her foot on the food?',
        'to keep it safe',
        'to clean it',
        'to warm it',
      ],
      ['What kind of bird was this crow?', 'clever', 'silly', 'shy'],
    ],
  },
  {
    text: 'At the fair {name} had money for only one thing. The {ride} looked grand, and the smell of {sweet} was hard to pass. But then {name} saw an old man who sold {toy}. Nobody had bought any. {name} took one, said thank you, and the man smiled for the first time that {time}. On the way home the pocket was empty and the heart was full.',
    gaps: {
      name: NAMES,
      ride: ['giant wheel', 'merry-go-round', 'pony ride', 'swing boat'],
      sweet: ['jalebi', 'malpua', 'roasted peanuts', 'hot samosas'],
      toy: ['paper birds', 'clay whistles', 'wooden tops', 'straw dolls'],
      time: ['afternoon', 'morning', 'evening'],
    },
    literal: [
      ['Which ride looked grand?', 'ride'],
      ['What smelled so good?', 'sweet'],
      ['What did the old man sell?', 'toy'],
      ['When was this?', 'time'],
    ],
    thought: [
      ['Why was the pocket empty?', 'the money was spent', 'it had a hole', 'a thief came'],
      ['“The heart was full” means that the child was', 'happy', 'tired', 'ill'],
    ],
  },
  {
    text: 'Grandmother’s kitchen has a tin that nobody may open before {feast}. It stands on the {shelf}. This year {name} woke up at night, {sense} something sweet and tiptoed to the kitchen. The tin was open! Beside it sat {thief}, with crumbs on the chin. “I was only counting the {sweet},” he said. “And did the number change?” asked the child. They both laughed, but quietly.',
    gaps: {
      feast: ['Diwali', 'Eid', 'Christmas', 'Pongal'],
      shelf: ['highest shelf', 'old cupboard', 'kitchen window', 'rice bin'],
      name: NAMES,
      sense: ['smelled', 'sniffed'],
      thief: ['Grandfather', 'Uncle', 'Father'],
      sweet: ['laddoos', 'biscuits', 'barfis', 'murukkus'],
    },
    literal: [
      ['Which festival was near?', 'feast'],
      ['Where did the tin stand?', 'shelf'],
      ['Who sat beside the tin?', 'thief'],
      ['What was in the tin?', 'sweet'],
    ],
    thought: [
      ['What had he really done?', 'eaten from the tin', 'cleaned the tin', 'hidden the tin'],
      ['Why did they laugh quietly?', 'others were asleep', 'they were sad', 'they were ill'],
    ],
  },
  {
    text: 'The {vehicle} to {city} was late, and everyone at the station grew cross. A {person} took out a {instrument} and began to play. First the children came closer, then the grown-ups. A man who had just shouted began to tap his foot. When it came at last, after {time}, some people said, “Already?”',
    gaps: {
      vehicle: ['train', 'bus'],
      city: ['Nagpur', 'Kochi', 'Patna', 'Indore'],
      person: ['soldier', 'young woman', 'farmer', 'schoolgirl'],
      instrument: ['flute', 'mouth organ', 'small drum', 'violin'],
      time: ['one hour', 'two hours', 'half an hour'],
    },
    literal: [
      ['Where were the people going?', 'city'],
      ['Who played?', 'person'],
      ['Which instrument was it?', 'instrument'],
      ['How long did they wait?', 'time'],
    ],
    thought: [
      [
        'Why did some people say “Already?”',
        'the waiting felt short',
        'it came early',
        'they were not ready',
      ],
      ['What did the music change?', 'the mood of the people', 'the weather', 'the road'],
    ],
  },
  {
    text: '{name} could not find {lost}. It was not under the bed, not in the bag and not behind the {furniture}. “Where did you see it last?” asked Father. “When I read about {topic},” said {name} and opened the thick book. There it lay, flat between two pages, as a bookmark!',
    gaps: {
      name: NAMES,
      lost: ['the bus pass', 'the new ruler', 'the photo of Grandmother', 'the library card'],
      furniture: ['sofa', 'cupboard', 'television', 'rice bin'],
      topic: ['dinosaurs', 'volcanoes', 'elephants', 'the moon'],
    },
    literal: [
      ['What was lost?', 'lost'],
      ['Behind which thing did the child look?', 'furniture'],
      ['What was the book about?', 'topic'],
    ],
    thought: [
      ['Where was it in the end?', 'in the book', 'under the bed', 'in the bag'],
      ['Who had put it there?', 'the child', 'the father', 'a friend'],
      [
        'What helps to find a lost thing?',
        'thinking of where it was last',
        'buying a new one',
        'crying',
      ],
    ],
  },
] as const satisfies readonly Passage[];
