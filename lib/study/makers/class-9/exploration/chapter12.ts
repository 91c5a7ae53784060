import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import { countOf, groupOf, type Sorting } from '@/lib/study/makers/sorting';
import type { Draw } from '@/lib/study/worksheets/draw';

const kingdom = groupOf(
  {
    marks: {
      Monera: 'Monera are single cells without a true nucleus: the bacteria.',
      Protista: 'Protista are mostly single cells with a true nucleus.',
      Fungi: 'Fungi have cell walls but no chlorophyll and feed on other matter.',
      Plantae: 'Plants have many cells with walls and make their own food.',
      Animalia: 'Animals have many cells without walls and eat.',
    },
    facts: [
      ['the bacterium that sets curd', 'Monera', 'It is a bacterium.'],
      ['the germ of typhoid', 'Monera', 'It is a bacterium.'],
      ['Rhizobium in the roots of peas', 'Monera', 'Rhizobium is a bacterium.'],
      ['Nostoc, a blue-green bacterium,', 'Monera', 'It makes food but has no true nucleus.'],
      ['Amoeba', 'Protista', 'It is a single cell with a true nucleus.'],
      ['Paramecium', 'Protista', 'It is a single cell with a true nucleus.'],
      ['Euglena', 'Protista', 'It is a single cell with a true nucleus.'],
      ['Plasmodium, the parasite of malaria,', 'Protista', 'It is a single cell with a nucleus.'],
      ['yeast', 'Fungi', 'Yeast has a wall, a nucleus and no chlorophyll.'],
      ['a mushroom', 'Fungi', 'It feeds on dead matter.'],
      ['the mould on a lemon', 'Fungi', 'It feeds on the lemon.'],
      ['a fern', 'Plantae', 'It is green and makes its own food.'],
      ['a moss', 'Plantae', 'It is green and makes its own food.'],
      ['a banyan tree', 'Plantae', 'It is green and makes its own food.'],
      ['an earthworm', 'Animalia', 'It eats, and its cells have no walls.'],
      [
        'a sponge in the sea',
        'Animalia',
        'It cannot walk, but it eats, and its cells have no walls.',
      ],
      ['a butterfly', 'Animalia', 'It eats, and its cells have no walls.'],
    ],
  },
  (thing) => `To which kingdom does ${thing} belong: Monera, Protista, Fungi, Plantae or Animalia?`,
  'One cell or many? A true nucleus? Does it make food, eat, or live on dead matter?',
);

const VERTEBRATES: Sorting<'fish' | 'amphibian' | 'reptile' | 'bird' | 'mammal'> = {
  marks: {
    fish: 'Fish have gills and fins all their life.',
    amphibian:
      'Amphibians begin in water with gills and later breathe with lungs and a moist skin.',
    reptile: 'Reptiles have lungs, dry scales and mostly eggs with a tough shell.',
    bird: 'Birds have feathers.',
    mammal: 'Mammals have hair and feed their young with milk.',
  },
  facts: [
    ['the rohu', 'fish', 'The rohu has gills and fins.'],
    ['the sea horse', 'fish', 'The sea horse has gills and fins.'],
    ['the shark', 'fish', 'The shark has gills and fins.'],
    ['the bullfrog', 'amphibian', 'The tadpole of a bullfrog has gills, the frog has lungs.'],
    ['the toad', 'amphibian', 'The tadpole of a toad has gills, the toad has lungs.'],
    ['the salamander', 'amphibian', 'Young salamanders have gills and live in water.'],
    ['the cobra', 'reptile', 'The cobra has lungs and dry scales.'],
    ['the gharial', 'reptile', 'The gharial has lungs and dry scales.'],
    ['the tortoise', 'reptile', 'The tortoise has lungs and dry scales.'],
    ['the house lizard', 'reptile', 'The lizard has lungs and dry scales.'],
    ['the ostrich', 'bird', 'The ostrich cannot fly, but it has feathers.'],
    ['the penguin', 'bird', 'The penguin swims, but it has feathers.'],
    ['the peacock', 'bird', 'The peacock has feathers.'],
    ['the bat', 'mammal', 'The bat flies, but it has hair and gives milk.'],
    ['the whale', 'mammal', 'The whale swims, but it has lungs and gives milk.'],
    ['the river dolphin', 'mammal', 'The dolphin swims, but it has lungs and gives milk.'],
    ['the elephant', 'mammal', 'The elephant has hair and gives milk.'],
    ['the squirrel', 'mammal', 'The squirrel has hair and gives milk.'],
  ],
};

const vertebrate = groupOf(
  VERTEBRATES,
  (thing) => `Is ${thing} a fish, an amphibian, a reptile, a bird or a mammal?`,
  'Look at its skin and its breathing, and not at where it lives.',
);

const plantGroup = groupOf(
  {
    marks: {
      moss: 'Mosses have no true roots and no vessels to carry water.',
      fern: 'Ferns have vessels but no seeds. They spread by spores.',
      gymnosperm: 'Gymnosperms bear naked seeds, mostly in cones.',
      monocot: 'Monocots have one seed leaf, mostly parallel veins and fibrous roots.',
      dicot: 'Dicots have two seed leaves, mostly netted veins and a tap root.',
    },
    facts: [
      ['a small green cushion without vessels on a wet wall', 'moss', 'It has no vessels.'],
      ['Funaria, without vessels and true roots', 'moss', 'It has no vessels.'],
      [
        'a plant with vessels and brown dots of spores below its leaves',
        'fern',
        'It has spores and no seeds.',
      ],
      ['the maidenhair, with vessels but without seeds', 'fern', 'It has spores and no seeds.'],
      ['the pine', 'gymnosperm', 'Its seeds lie naked on the scales of a cone.'],
      ['the deodar', 'gymnosperm', 'Its seeds lie naked on the scales of a cone.'],
      ['the cycad', 'gymnosperm', 'Its seeds are naked, without a fruit around them.'],
      ['wheat', 'monocot', 'Its grain has one seed leaf.'],
      ['maize', 'monocot', 'Its grain has one seed leaf.'],
      ['the onion', 'monocot', 'It has one seed leaf and fibrous roots.'],
      ['the coconut palm', 'monocot', 'It has one seed leaf and parallel veins.'],
      ['bamboo', 'monocot', 'It has parallel veins: bamboo is a grass.'],
      ['gram', 'dicot', 'Its seed splits into two seed leaves.'],
      ['the mango', 'dicot', 'Its leaves have netted veins.'],
      ['the pea', 'dicot', 'Its seed splits into two seed leaves.'],
      ['the hibiscus', 'dicot', 'Its leaves have netted veins.'],
    ],
  },
  (thing) => `Think of ${thing}. Is it a moss, a fern, a gymnosperm, a monocot or a dicot?`,
  'Vessels? Seeds? A fruit around the seeds? One seed leaf or two?',
);

const NAMES = [
  ['the tiger', 'Panthera', 'tigris'],
  ['the mango', 'Mangifera', 'indica'],
  ['the human being', 'Homo', 'sapiens'],
  ['rice', 'Oryza', 'sativa'],
  ['the peafowl', 'Pavo', 'cristatus'],
  ['the lion', 'Panthera', 'leo'],
  ['the cobra', 'Naja', 'naja'],
  ['the neem', 'Azadirachta', 'indica'],
  ['the pea', 'Pisum', 'sativum'],
  ['the wolf', 'Canis', 'lupus'],
  ['the banyan', 'Ficus', 'benghalensis'],
  ['the house sparrow', 'Passer', 'domesticus'],
  ['the rohu', 'Labeo', 'rohita'],
  ['the Indian elephant', 'Elephas', 'maximus'],
  ['maize', 'Zea', 'mays'],
] as const;

const scientificName = (draw: Draw): MadeQuestion => {
  const [thing, genus, species] = draw.pick(NAMES);
  const asksGenus = draw.chance();
  const [right, wrong] = asksGenus ? [genus, species] : [species, genus];
  // A typed word is compared without capitals.
  const isSame = genus.toLowerCase() === species.toLowerCase();
  if (isSame)
    return {
      ask: `The scientific name of ${thing} is ${genus} ${species}. How many of its two words begin with a capital letter?`,
      hint: 'One of the words names the genus, the other the species.',
      steps: [
        'The genus has a capital letter, the species has a small one.',
        'So the number is 1.',
      ],
      answer: '1',
      accept: ['one'],
      check: '2 - 1',
      slips: [
        { answer: '2', why: 'Only the genus has a capital letter.', check: '2' },
        { answer: '0', why: 'The genus has a capital letter.', check: '0' },
      ],
    };
  return {
    ask: `The scientific name of ${thing} is ${genus} ${species}. Which of the two words names the ${asksGenus ? 'genus' : 'species within the genus'}?`,
    hint: 'A scientific name goes from the larger group to the smaller.',
    steps: [
      'The first word, with a capital letter, is the genus. The second, with a small one, tells the species.',
      `So it is ${right}.`,
    ],
    answer: right,
    slips: [
      {
        answer: wrong,
        why: asksGenus
          ? 'The genus stands first and has a capital letter.'
          : 'This is the genus, which may have several species. The second word tells which one.',
      },
    ],
  };
};

const RANKS = ['kingdom', 'phylum', 'class', 'order', 'family', 'genus', 'species'] as const;

const sharedRank = (draw: Draw): MadeQuestion => {
  const at = draw.whole(1, 5);
  const above = draw.whole(0, at - 1);
  const below = draw.whole(at + 1, 6);
  const [shared, wide, narrow] = [RANKS[at], RANKS[above], RANKS[below]];
  const [one, other] = draw.shuffle([wide, narrow]);
  const [beings = 'animals'] = draw.shuffle(
    ['animals', 'insects', 'snakes', 'birds'].slice(0, at > 2 ? 4 : 1),
  );
  return {
    ask: `Two ${beings} belong to the same ${shared}. To what else do they surely belong together: the same ${one} or the same ${other}?`,
    hint: 'From the widest: kingdom, phylum, class, order, family, genus, species.',
    steps: [
      `A ${wide} is wider than ${shared === 'order' ? 'an' : 'a'} ${shared} and contains all of it.`,
      `So they surely share the ${wide}. Their ${narrow} may differ.`,
    ],
    answer: `the same ${wide}`,
    accept: [`${wide}`, `same ${wide}`],
    slips: [
      {
        answer: `the same ${narrow}`,
        why: `${shared === 'order' ? 'An' : 'A'} ${shared} may contain more than one ${narrow}. Go to the wider group.`,
      },
      {
        answer: `${narrow}`,
        why: `${shared === 'order' ? 'An' : 'A'} ${shared} may contain more than one ${narrow}. Go to the wider group.`,
      },
    ],
  };
};

const invertebrate = choiceOf({
  pairs: [
    [
      'a spider',
      'arthropod',
      'mollusc',
      'Arthropods have jointed legs, and a spider has eight of them.',
      'Molluscs have a soft body, mostly with a shell, and no jointed legs.',
    ],
    [
      'a crab',
      'arthropod',
      'mollusc',
      'A crab has jointed legs.',
      'A crab has a hard cover, but jointed legs as well.',
    ],
    [
      'a butterfly',
      'arthropod',
      'annelid',
      'A butterfly has six jointed legs.',
      'Annelids are worms with a body of rings.',
    ],
    [
      'a snail',
      'mollusc',
      'arthropod',
      'A snail has a soft body with a shell.',
      'Arthropods have jointed legs. A snail has one soft foot.',
    ],
    [
      'an octopus',
      'mollusc',
      'vertebrate',
      'An octopus has a soft body and no bone.',
      'Vertebrates have a backbone. An octopus has none.',
    ],
    [
      'an earthworm',
      'annelid',
      'arthropod',
      'Its body is made of rings.',
      'Arthropods have jointed legs. An earthworm has none.',
    ],
    [
      'a leech',
      'annelid',
      'mollusc',
      'Its body is made of rings.',
      'A leech is soft, but its body is ringed.',
    ],
    [
      'a starfish',
      'echinoderm',
      'vertebrate',
      'Echinoderms have a spiny skin, and mostly five arms.',
      'A starfish is no fish: it has no backbone.',
    ],
    [
      'a sea urchin',
      'echinoderm',
      'mollusc',
      'Echinoderms have a spiny skin.',
      'Molluscs have a soft body, mostly with a shell.',
    ],
    [
      'a jellyfish',
      'cnidarian',
      'vertebrate',
      'Cnidarians have stinging cells and one opening.',
      'A jellyfish is no fish: it has no backbone.',
    ],
    [
      'Hydra',
      'cnidarian',
      'annelid',
      'Hydra has stinging cells and one opening.',
      'Annelids have a body of rings.',
    ],
    [
      'a scorpion',
      'arthropod',
      'vertebrate',
      'A scorpion has jointed legs and a hard cover outside.',
      'A scorpion has no backbone: its hard part is outside.',
    ],
    [
      'a tortoise',
      'vertebrate',
      'mollusc',
      'It has a backbone, grown together with its shell.',
      'A mollusc may have a shell, but no bones.',
    ],
  ],
  ask: (about, one, other) =>
    `Is ${about} ${/^[ae]/.test(one) ? 'an' : 'a'} ${one} or ${/^[ae]/.test(other) ? 'an' : 'a'} ${other}?`,
  hint: 'Backbone, jointed legs, rings, a soft body, spiny skin or stinging cells?',
});

export const CHAPTER_12 = [
  { id: 'kingdom', level: 'know', make: kingdom },
  { id: 'vertebrate', level: 'use', make: vertebrate },
  { id: 'plant-group', level: 'use', make: plantGroup },
  { id: 'shared-rank', level: 'think', make: sharedRank },
  { id: 'scientific-name', level: 'know', make: scientificName },
  { id: 'invertebrate', level: 'use', make: invertebrate },
  {
    id: 'count-mammals',
    level: 'use',
    make: countOf(VERTEBRATES, 'mammal', 'How many of these animals are mammals'),
  },
] as const satisfies readonly Maker[];
