import type { Passage } from '@/data/study/worksheets/words/passage';

const NAMES = ['Nandini', 'Joseph', 'Imran', 'Harish', 'Sana', 'Gurpreet'];

export const GRADE_4_PASSAGES = [
  {
    text: 'The school at {village} had no playground, only a dry strip of land full of {rubbish}. “We could clear it,” said {name} one afternoon. At first {first} came to help. The next Saturday there were so many that two teachers had to count them. Someone’s uncle brought a {machine}; a shopkeeper gave {gift}. Six weeks later the first match was played there. Nobody remembers who won.',
    gaps: {
      village: ['Rampur', 'Kelwa', 'Sonari', 'Mallur'],
      rubbish: ['thorns', 'broken bricks', 'old tins', 'sharp stones'],
      name: NAMES,
      first: ['three friends', 'five cousins', 'only one boy', 'two sisters'],
      machine: ['tractor', 'roller', 'bullock cart', 'water tanker'],
      gift: ['white paint', 'two nets', 'forty saplings', 'a big bell'],
    },
    literal: [
      ['What lay on the strip of land?', 'rubbish'],
      ['Who came to help at first?', 'first'],
      ['What did the uncle bring?', 'machine'],
      ['What did the shopkeeper give?', 'gift'],
    ],
    thought: [
      [
        'Why does nobody remember who won?',
        'having the ground mattered more',
        'the match was too short',
        'it rained',
      ],
      [
        'What does the story show?',
        'many hands finish a big job',
        'schools need no playground',
        'work is for grown-ups',
      ],
    ],
  },
  {
    text: 'Grandmother measures time without a clock. When the shadow of the {thing} touches the {mark}, she puts the {food} on the stove. When the {bird} begins to call, she sends the children to bed. “And on a cloudy day?” asked {name}. She thought for a moment. “On a cloudy day,” she said, “I ask your stomach. It is never late.”',
    gaps: {
      thing: ['coconut tree', 'flagpole', 'water tank', 'temple tower'],
      mark: ['well', 'cowshed', 'doorstep', 'garden wall'],
      food: ['rice', 'milk', 'dal', 'tea'],
      bird: ['owl', 'nightjar', 'lapwing'],
      name: NAMES,
    },
    literal: [
      ['Whose shadow does Grandmother watch?', 'thing'],
      ['Where does the shadow have to reach?', 'mark'],
      ['What goes on the stove then?', 'food'],
      ['Which bird tells her that it is bedtime?', 'bird'],
    ],
    thought: [
      [
        'Why is a cloudy day difficult for her?',
        'there are no clear shadows',
        'it is too cold',
        'the birds fly away',
      ],
      [
        '“It is never late” means that the child',
        'is always hungry in time',
        'has a clock',
        'comes home late',
      ],
    ],
  },
  {
    text: 'A {animal} that wished to cross the river asked the {helper} for advice. “Is the water deep?” it asked. “Not at all,” said the {helper}, “it reaches only to my {part}.” The {animal} stepped in and would have been swept away if a {branch} had not been near. Wet and angry it came back. “I told you the truth,” said the other. “But you did not ask how tall I am.”',
    gaps: {
      animal: ['young goat', 'hare', 'piglet', 'fox cub'],
      helper: ['buffalo', 'elephant', 'camel', 'bullock'],
      part: ['knee', 'belly', 'chest'],
      branch: ['willow branch', 'fallen trunk', 'fishing boat', 'bamboo raft'],
    },
    literal: [
      ['Who wished to cross the river?', 'animal'],
      ['Who gave the advice?', 'helper'],
      ['What saved the one that stepped in?', 'branch'],
    ],
    thought: [
      [
        'Why was the advice of no use?',
        'the two are not equally tall',
        'the river was dry',
        'it was a lie',
      ],
      [
        'What should have been asked, too?',
        'how tall the other was',
        'how old the river was',
        'who built the boat',
      ],
      ['How did the animal feel when it came back?', 'angry', 'proud', 'bored'],
    ],
  },
  {
    text: 'Once a week the {vehicle} climbs from {town} to our valley. It brings {goods}, letters and the newspaper of the week before. Last winter {trouble} closed the road for {time}. We ate what we had stored and read the old newspapers a second time. When the horn was heard again at last, everybody ran out. Grandfather ran fastest of all; he had been out of {wish}.',
    gaps: {
      vehicle: ['post van', 'milk lorry', 'blue bus', 'old jeep'],
      town: ['Kullu', 'Tawang', 'Leh', 'Munnar'],
      goods: ['salt and sugar', 'kerosene', 'flour and oil', 'school books'],
      trouble: ['snow', 'a landslide', 'a fallen tree', 'a broken bridge'],
      time: ['ten days', 'two weeks', 'a whole month'],
      wish: ['tea', 'matches', 'ink'],
    },
    literal: [
      ['What climbs up to the valley?', 'vehicle'],
      ['What closed the road?', 'trouble'],
      ['For how long was the road closed?', 'time'],
      ['What had Grandfather run out of?', 'wish'],
    ],
    thought: [
      [
        'Why did they read old newspapers again?',
        'no new ones came',
        'they had forgotten how to read',
        'the new ones were dull',
      ],
      [
        'How did the people live while the road was closed?',
        'on what they had stored',
        'by going to the town',
        'by buying more',
      ],
    ],
  },
  {
    text: '{name} had never liked {food}. “Just one spoon,” Mother said each time, and each time the spoon went back full. Then came the day of the {event}. There was nothing else to eat on the whole way, and the stomach growled like a {animal}. One spoon, two spoons, a second plate. “So you like it now?” asked Mother. “No,” came the answer, “but I was wrong about how much I do not like it.”',
    gaps: {
      name: NAMES,
      food: ['bitter gourd', 'pumpkin', 'ladies’ fingers', 'curd rice'],
      event: ['long train journey', 'village walk', 'temple visit', 'mountain hike'],
      animal: ['tiger', 'bear', 'hungry dog', 'lion'],
    },
    literal: [
      ['Which food is the story about?', 'food'],
      ['On which day did things change?', 'event'],
      ['Like what did the stomach growl?', 'animal'],
    ],
    thought: [
      [
        'Why was the food eaten this time?',
        'there was nothing else',
        'it was a feast',
        'a friend cooked it',
      ],
      [
        '“The spoon went back full” means that',
        'nothing was eaten',
        'more was asked for',
        'the spoon was washed',
      ],
      ['What kind of answer is the last one?', 'a funny one', 'an angry one', 'a frightened one'],
    ],
  },
  {
    text: 'For the science day each group had to build a boat out of {material} and see how many {load} it could carry. The group of {name} made a long, thin one. It looked fast and sank after {few}. The group beside them folded a wide, flat tray that looked like {shape}. It carried {many}. “It is ugly,” whispered somebody. “It floats,” said the teacher.',
    gaps: {
      material: ['tin foil', 'stiff paper', 'banana leaf', 'old plastic bottles'],
      load: ['marbles', 'coins', 'nails', 'tamarind seeds'],
      name: NAMES,
      few: ['four', 'five', 'six', 'seven'],
      shape: ['a soap dish', 'a baking tin', 'a matchbox', 'a lunch box'],
      many: ['twenty-three', 'thirty-one', 'twenty-eight', 'thirty-two'],
    },
    literal: [
      ['What were the boats made of?', 'material'],
      ['What did they have to carry?', 'load'],
      ['What did the second boat look like?', 'shape'],
      ['How many did the wide boat carry?', 'many'],
    ],
    thought: [
      ['Which boat was better for the task?', 'the wide one', 'the long one', 'both were equal'],
      [
        'What did the teacher want to say?',
        'what works counts, not its looks',
        'ugly boats sink',
        'boats should be fast',
      ],
    ],
  },
  {
    text: 'The {person} next door collects sounds. Not songs: sounds. In a thick notebook stands when and where each was heard: “{place}, half past six, a {noise}.” I laughed about it until I was ill and had to lie in a dark room for {time}. Then the notebook was read to me, page after page, and I was out in the {where} again without leaving my bed.',
    gaps: {
      person: ['old postman', 'music teacher', 'tailor', 'retired pilot'],
      place: ['Behind the mill', 'At the ferry', 'Under the bridge', 'Near the quarry'],
      noise: ['pump that coughs', 'door that sings', 'chain that rattles', 'kettle that whistles'],
      time: ['three days', 'a week', 'nine days'],
      where: ['lanes', 'fields', 'streets', 'hills'],
    },
    literal: [
      ['Who collects sounds?', 'person'],
      ['Which sound stands in the notebook?', 'noise'],
      ['For how long did the child lie in a dark room?', 'time'],
    ],
    thought: [
      [
        'Why did the child stop laughing about the notebook?',
        'it helped during the illness',
        'it was lost',
        'it was full of songs',
      ],
      [
        'What did the sounds do for the child?',
        'they brought the world to the bed',
        'they caused a headache',
        'they taught a song',
      ],
      ['What stands in the notebook beside each sound?', 'time and place', 'a drawing', 'a price'],
    ],
  },
  {
    text: 'There was a hole in the fence of the {place}. The old gardener saw it every day and did not mend it. “Boys come through there and take the {fruit},” said the new owner. “They do,” answered the gardener. “And who do you think carried {water} when the pump broke down last {season}?” The owner was silent. The hole is still there, but now it has a small {gate}.',
    gaps: {
      place: ['orchard', 'hill farm', 'river farm', 'big farm'],
      fruit: ['guavas', 'green mangoes', 'ripe plums', 'litchis'],
      water: ['forty buckets', 'fifty cans', 'a hundred pots'],
      season: ['summer', 'April', 'May'],
      gate: ['gate', 'bell beside it', 'step of stone', 'roof against the rain'],
    },
    literal: [
      ['Where was the hole in the fence?', 'place'],
      ['What did the boys take?', 'fruit'],
      ['How much water did they carry?', 'water'],
      ['When did the pump break down?', 'season'],
    ],
    thought: [
      [
        'Why did the gardener not mend the hole?',
        'the boys were a help, too',
        'he was lazy',
        'he had no tools',
      ],
      [
        'What did the owner understand in the end?',
        'giving and taking go together',
        'fences must be higher',
        'fruit is cheap',
      ],
    ],
  },
] as const satisfies readonly Passage[];
