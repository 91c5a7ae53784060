import type { Passage } from '@/data/study/worksheets/words/passage';

const NAMES = ['Lakshmi', 'Vikram', 'Maria', 'Tenzin', 'Imran', 'Sana'];

export const GRADE_5_PASSAGES = [
  {
    text: 'Every year the village of {village} chose the person who had done most for it. The {rich} who had given a new {gift} was sure of the prize. But the oldest woman of the council pointed at {quiet}, who was standing at the back. “That one,” she said, “fills the bird bowls at the {place} each morning, and has never told anybody.” The hall was still for a while. Then everyone clapped, the rich man first of all.',
    gaps: {
      village: ['Devgaon', 'Kotla', 'Mandwa', 'Pallipur'],
      rich: ['landlord', 'timber merchant', 'cloth dealer', 'mill owner'],
      gift: ['clock tower', 'stone bench', 'water pump', 'flagpole'],
      quiet: ['a schoolboy', 'the washerman', 'a young shepherd', 'the postwoman'],
      place: ['crossing', 'station', 'old well', 'river steps'],
    },
    literal: [
      ['Who was sure of the prize?', 'rich'],
      ['What had the rich man given?', 'gift'],
      ['Who was chosen in the end?', 'quiet'],
      ['Where were the bird bowls?', 'place'],
    ],
    thought: [
      [
        'Why did the old woman choose that person?',
        'the good deed was done without show',
        'the person was poor',
        'nobody else was there',
      ],
      [
        'What does the rich man’s clapping show?',
        'he agreed with the choice',
        'he had not listened',
        'he was angry',
      ],
    ],
  },
  {
    text: 'The wind turbine of our school was built from {parts}, an old fan and a great many arguments. On the first day it did not turn at all. On the second it turned the wrong way and blew {mess} over the whole yard. {name} sat in front of it for {time}, drew it, and then bent each blade by the width of a finger. The next gust lit {light}. It was not much light, but it was ours.',
    gaps: {
      parts: ['cycle wheels', 'tin sheets', 'plastic pipes', 'bamboo strips'],
      mess: ['sand', 'chalk dust', 'dry leaves', 'rice husk'],
      name: NAMES,
      time: ['an afternoon', 'two hours', 'a whole lunch break'],
      light: ['a torch bulb', 'a string of tiny lamps', 'one small lantern'],
    },
    literal: [
      ['What was the turbine built from, beside an old fan?', 'parts'],
      ['What did it blow over the yard?', 'mess'],
      ['Who found the solution?', 'name'],
      ['What was lit in the end?', 'light'],
    ],
    thought: [
      [
        'What did bending the blades change?',
        'the wind could turn them',
        'they looked better',
        'they became lighter',
      ],
      ['“It was ours” shows that the pupils were', 'proud', 'greedy', 'bored'],
      [
        '“A great many arguments” means that they',
        'did not always agree',
        'had many tools',
        'worked in silence',
      ],
    ],
  },
  {
    text: 'Before the {animal} go up to the summer meadows, Uncle counts them twice. This year there were {count}, both times. On the pass a {weather} came down, and when it lifted one was missing. “One of so many,” said the trader who walked with us. Uncle gave him the {thing}, turned round and walked back down. It was {when} when he came back, with something warm and frightened over his shoulders. He counted once more, and only then did he drink his tea.',
    gaps: {
      animal: ['sheep', 'goats', 'yaks', 'ponies'],
      count: ['sixty-four', 'eighty-one', 'ninety-three', 'seventy-two'],
      weather: ['fog', 'hailstorm', 'snow cloud'],
      thing: ['lantern', 'bag of flour', 'kettle', 'long staff'],
      when: ['midnight', 'nearly morning', 'long after dark'],
    },
    literal: [
      ['Which animals does the story tell of?', 'animal'],
      ['How many were there?', 'count'],
      ['What did Uncle hand to the trader?', 'thing'],
      ['When did Uncle come back?', 'when'],
    ],
    thought: [
      [
        'What did the trader think?',
        'one animal hardly matters',
        'the count was wrong',
        'the tea was cold',
      ],
      ['What was “warm and frightened”?', 'the lost animal', 'the trader', 'a blanket'],
      [
        'What kind of man is Uncle?',
        'one who takes care',
        'one who likes tea most',
        'one who is easily lost',
      ],
    ],
  },
  {
    text: 'In {city} there is a lending shop for things. Not books: things. For a few rupees you can take home a {tool} for a day, or a {other}, or a ladder. “How often does a family need one?” asks {owner}, who began it with the tools of a dead {relative}. “Twice a year. The rest of the time it sleeps in a cupboard.” On the wall hangs the first rule of the shop: Bring it back cleaner than you took it.',
    gaps: {
      city: ['Indore', 'Kochi', 'Surat', 'Ranchi'],
      tool: ['drill', 'sewing machine', 'paint roller', 'tyre pump'],
      other: ['tent', 'telescope', 'big cooking pot', 'wheelbarrow'],
      owner: ['Mrs Das', 'Mr Pinto', 'Mrs Khan', 'Mr Reddy'],
      relative: ['grandfather', 'uncle', 'neighbour'],
    },
    literal: [
      ['In which city is the shop?', 'city'],
      ['Who began it?', 'owner'],
      ['Whose tools were the first ones?', 'relative'],
    ],
    thought: [
      [
        'Why is borrowing sensible here?',
        'such things are rarely needed',
        'new ones cannot be bought',
        'it is forbidden to own them',
      ],
      ['“It sleeps in a cupboard” means that it', 'is not used', 'is broken', 'was stolen'],
      ['What does the first rule ask for?', 'care for shared things', 'more money', 'quick work'],
    ],
  },
  {
    text: 'My great-grandmother learned to write when she was {age}. She had signed with her thumb all her life. A {teacher} taught her in the evenings, with a stick in the {ground}, because a mistake there needs no eraser. The first word that she wrote was not her name. It was {word}. “My name I know,” she said. “This I wanted to see.” Later she filled {books}, and the last page of the last one says: To be continued.',
    gaps: {
      age: ['sixty-one', 'seventy', 'eighty-two', 'sixty-eight'],
      teacher: ['granddaughter', 'schoolboy from next door', 'young nurse', 'bus conductor'],
      ground: ['sand', 'wet clay', 'ash'],
      word: ['“river”', '“salt”', '“daughter”', '“rain”'],
      books: ['three notebooks', 'nine notebooks', 'a whole shelf of notebooks'],
    },
    literal: [
      ['How old was she when she learned to write?', 'age'],
      ['Who taught her?', 'teacher'],
      ['In what did they write?', 'ground'],
      ['Which word did she write first?', 'word'],
    ],
    thought: [
      [
        'Why did she sign with her thumb before?',
        'she could not write',
        'she had hurt her hand',
        'pens were too dear',
      ],
      [
        'What does “To be continued” tell us?',
        'she wanted to go on',
        'she was tired',
        'she had lost a page',
      ],
    ],
  },
  {
    text: 'The {shop} at the corner had two pairs of scales. One was new and shone; the other was old and hung from a hook. Customers who came in {dress} were served with the new one. {name} put {weight} of {goods} first on one, then on the other. The needle of the shiny one stopped earlier. “It must be dusty,” said the owner, red in the face. The next day there was only one pair of scales in the shop. It hung from a hook.',
    gaps: {
      shop: ['grocer’s', 'sweet shop', 'vegetable stall', 'spice shop'],
      dress: ['fine clothes', 'a hurry', 'a car'],
      name: NAMES,
      weight: ['half a kilo', 'one kilo', 'two kilos'],
      goods: ['sugar', 'dates', 'potatoes', 'rice'],
    },
    literal: [
      ['What was at the corner?', 'shop'],
      ['Who tested the scales?', 'name'],
      ['What was put on the scales?', 'goods'],
    ],
    thought: [
      [
        'Why was the owner red in the face?',
        'the cheating was found out',
        'it was hot',
        'he had run',
      ],
      ['Which pair of scales was honest?', 'the old one', 'the new one', 'neither of them'],
      [
        'What was the best proof in this story?',
        'weighing the same thing twice',
        'asking the owner',
        'looking at the shine',
      ],
    ],
  },
  {
    text: 'When the bridge at {place} was being built, a pair of {bird} nested on the iron beam in the middle. The engineer, {name}, had to decide. “{delay} lost,” wrote the company. “{eggs} saved,” she wrote back. The work went on from the two banks towards the nest, and stopped. When the young ones flew at last, the last {part} was put in within a single night. Drivers who cross it today do not know why the bridge has a small metal bird on its railing.',
    gaps: {
      place: ['Sonpur', 'Ghatshila', 'Dandeli', 'Chandil'],
      bird: ['kites', 'kingfishers', 'wagtails', 'swifts'],
      name: ['Ms Bose', 'Ms Iyer', 'Ms Toppo', 'Ms Fernandes'],
      delay: ['Three weeks', 'Twenty days', 'A month'],
      eggs: ['Four eggs', 'Three eggs', 'Two eggs'],
      part: ['beam', 'plate', 'arch'],
    },
    literal: [
      ['Which birds nested on the beam?', 'bird'],
      ['Who was the engineer?', 'name'],
      ['How much time was lost?', 'delay'],
      ['What was saved?', 'eggs'],
    ],
    thought: [
      [
        'Why does the bridge have a metal bird?',
        'to remember the nest',
        'to frighten birds',
        'to show the way',
      ],
      [
        'What did the engineer care for more than speed?',
        'the young birds',
        'the price of iron',
        'the drivers',
      ],
    ],
  },
  {
    text: '“The test of a good {craft},” said Father, “is the side that nobody sees.” I was {age} and in a hurry. I finished the front of my first one in {time} and hid the ugly knots behind it. At the fair a {buyer} turned it over, looked, and put it down again without a word. I did not need one. The next one took me three times as long. It is the only piece in our house that hangs with its {face} to the room.',
    gaps: {
      craft: ['carpet', 'embroidery', 'wall hanging', 'basket'],
      age: ['eleven', 'twelve', 'ten'],
      time: ['a week', 'nine days', 'a fortnight'],
      buyer: ['stranger', 'schoolmaster', 'tourist', 'shopkeeper'],
      face: ['back', 'wrong side', 'hidden side'],
    },
    literal: [
      ['What does the family make?', 'craft'],
      ['How old was the child?', 'age'],
      ['How long did the first front take?', 'time'],
      ['Who turned it over at the fair?', 'buyer'],
    ],
    thought: [
      [
        'What does “I did not need one” refer to?',
        'a word of the buyer',
        'a new needle',
        'more time',
      ],
      [
        'Why does the second piece hang that way round?',
        'its hidden side is neat, too',
        'its front is torn',
        'the wall is damp',
      ],
    ],
  },
] as const satisfies readonly Passage[];
