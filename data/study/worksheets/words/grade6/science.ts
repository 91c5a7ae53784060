/** A question, its answer, and two that are wrong. */

export const SEE_THROUGH = [
  ['clear glass', 'transparent'],
  ['clean water', 'transparent'],
  ['air', 'transparent'],
  ['a spectacle lens', 'transparent'],
  ['butter paper', 'translucent'],
  ['frosted glass', 'translucent'],
  ['thin tracing paper', 'translucent'],
  ['oily paper', 'translucent'],
  ['a brick', 'opaque'],
  ['a wooden door', 'opaque'],
  ['a steel plate', 'opaque'],
  ['thick cardboard', 'opaque'],
  ['a stone', 'opaque'],
] as const;

export const IN_WATER = [
  ['sugar', 'yes'],
  ['common salt', 'yes'],
  ['jaggery', 'yes'],
  ['alum', 'yes'],
  ['vinegar', 'yes'],
  ['sand', 'no'],
  ['chalk powder', 'no'],
  ['sawdust', 'no'],
  ['mustard oil', 'no'],
  ['coconut oil', 'no'],
  ['kerosene', 'no'],
  ['iron powder', 'no'],
] as const;

export const SHINING = [
  ['gold', 'yes'],
  ['silver', 'yes'],
  ['copper', 'yes'],
  ['aluminium', 'yes'],
  ['iron with a freshly cut surface', 'yes'],
  ['wood', 'no'],
  ['rubber', 'no'],
  ['cotton', 'no'],
  ['chalk', 'no'],
  ['a plastic bag', 'no'],
] as const;

export const MATERIAL_FACTS = [
  ['What do we call a material that is easily pressed or scratched?', 'soft', 'hard', 'lustrous'],
  [
    'What do we call a material through which we see clearly?',
    'transparent',
    'opaque',
    'translucent',
  ],
  ['What do we call a material that dissolves in water?', 'soluble', 'insoluble', 'opaque'],
  ['Which material is best for the window of a shop?', 'clear glass', 'plywood', 'steel'],
  ['Which material is best for the handle of a hot pan?', 'wood', 'copper', 'iron'],
  ['What do we call the amount of matter in a thing?', 'its mass', 'its lustre', 'its shape'],
  ['What do we call the space that a thing takes up?', 'its volume', 'its mass', 'its colour'],
  [
    'Why is a tumbler not made of cloth?',
    'cloth lets water through',
    'cloth is too cheap',
    'cloth is too light',
  ],
  [
    'What is everything around us, with mass and taking up space, called?',
    'matter',
    'light',
    'energy',
  ],
  [
    'Why do we sort things into groups?',
    'to find and compare them easily',
    'to make them heavier',
    'to make them shine',
  ],
] as const;

export const PULLED = [
  ['an iron nail', 'yes'],
  ['a steel sewing needle', 'yes'],
  ['a paper clip of steel', 'yes'],
  ['a nickel rod', 'yes'],
  ['a cobalt rod', 'yes'],
  ['iron filings', 'yes'],
  ['a safety pin of steel', 'yes'],
  ['a copper wire', 'no'],
  ['aluminium foil', 'no'],
  ['a gold ring', 'no'],
  ['a silver chain', 'no'],
  ['a rubber band', 'no'],
  ['a glass marble', 'no'],
  ['a plastic scale', 'no'],
  ['a wooden pencil without metal', 'no'],
  ['a brass bell', 'no'],
] as const;

export const MAGNET_FACTS = [
  [
    'Where is the pull of a bar magnet strongest?',
    'at its ends',
    'in its middle',
    'equally everywhere',
  ],
  ['How many poles has a magnet?', 'two', 'one', 'four'],
  [
    'In which direction does a freely hanging magnet come to rest?',
    'north–south',
    'east–west',
    'it never rests',
  ],
  [
    'What happens when a bar magnet is broken into two?',
    'each piece has two poles',
    'each piece has one pole',
    'both pieces lose their poles',
  ],
  ['What should we never do to a magnet?', 'hammer it', 'keep it dry', 'hang it on a thread'],
  [
    'What makes a magnet lose its strength?',
    'heating it strongly',
    'painting it red',
    'showing it to a mirror',
  ],
  [
    'Which tool has a magnetic needle to find directions?',
    'a compass',
    'a thermometer',
    'a balance',
  ],
  [
    'What is the surest test that a bar is a magnet?',
    'it is pushed away by a magnet',
    'it is pulled by a magnet',
    'it is made of iron',
  ],
  ['Which metal does a magnet pull?', 'iron', 'copper', 'gold'],
  [
    'How should two bar magnets be kept in a box?',
    'side by side, unlike poles together',
    'with like poles together',
    'near a stove',
  ],
  [
    'Does a magnet pull an iron nail through a sheet of paper?',
    'yes',
    'only if the paper is black',
    'no',
  ],
  ['What did old sailors use as a natural magnet?', 'lodestone', 'marble', 'coal'],
  ['Which end of a compass needle points north?', 'its north pole', 'its south pole', 'its middle'],
] as const;

/** A mixture and the way that parts it best among those named. */
export const SEPARATIONS = [
  ['stones from rice', 'handpicking'],
  ['small stones from dal', 'handpicking'],
  ['green peas from pods that are mixed with them', 'handpicking'],
  ['grain from dry stalks', 'threshing'],
  ['wheat from its cut and dried plants', 'threshing'],
  ['light husk from heavier grain', 'winnowing'],
  ['dry leaves from roasted groundnuts, with the wind', 'winnowing'],
  ['bran from flour', 'sieving'],
  ['pebbles from sand at a building site', 'sieving'],
  ['tea leaves from tea', 'filtration'],
  ['fine mud from water with a folded paper', 'filtration'],
  ['paneer from its liquid with a cloth', 'filtration'],
  ['salt from sea water', 'evaporation'],
  ['salt from a clear salt solution', 'evaporation'],
  ['iron filings from sand', 'magnetic separation'],
  ['iron nails from sawdust', 'magnetic separation'],
  ['butter from curd', 'churning'],
] as const;

export const SEPARATION_FACTS = [
  [
    'What do we call it when heavy bits settle at the bottom of a liquid?',
    'sedimentation',
    'evaporation',
    'winnowing',
  ],
  [
    'What do we call it when the clear liquid above is poured off gently?',
    'decantation',
    'threshing',
    'churning',
  ],
  [
    'On which difference does winnowing rest?',
    'one part is lighter',
    'one part is larger',
    'one part is magnetic',
  ],
  [
    'On which difference does sieving rest?',
    'the parts differ in size',
    'the parts differ in weight',
    'the parts differ in colour',
  ],
  ['What moves the husk away in winnowing?', 'wind', 'water', 'a magnet'],
  [
    'What is left when all the water of a salt solution has evaporated?',
    'salt',
    'nothing',
    'sugar',
  ],
  ['Oil and water stand in a glass. Which one is on top?', 'oil', 'water', 'they mix'],
  [
    'Why can salt not be filtered out of salt water with a cloth?',
    'it is dissolved',
    'it is too heavy',
    'it is too white',
  ],
  ['Sand and salt are mixed. What do you add first to part them?', 'water', 'oil', 'sugar'],
  ['What is used to filter tea in the kitchen?', 'a strainer', 'a magnet', 'a rolling pin'],
] as const;

type Kingdom = 'herb' | 'shrub' | 'tree';

export const PLANT_GROUPS: readonly (readonly [string, Kingdom])[] = [
  ['mango', 'tree'],
  ['neem', 'tree'],
  ['teak', 'tree'],
  ['rose', 'shrub'],
  ['hibiscus', 'shrub'],
  ['lemon', 'shrub'],
  ['tomato', 'herb'],
  ['wheat', 'herb'],
  ['mint', 'herb'],
];

/** Veins of the leaf, and by that the root and the seed. */
export const LEAF_VEINS = [
  ['mango', 'net-like'],
  ['peepal', 'net-like'],
  ['hibiscus', 'net-like'],
  ['rose', 'net-like'],
  ['mustard', 'net-like'],
  ['chana', 'net-like'],
  ['wheat', 'parallel'],
  ['grass', 'parallel'],
  ['maize', 'parallel'],
  ['rice', 'parallel'],
  ['banana', 'parallel'],
  ['bamboo', 'parallel'],
] as const;

export const HABITATS = [
  ['camel', 'desert'],
  ['cactus', 'desert'],
  ['sea turtle', 'ocean'],
  ['whale', 'ocean'],
  ['shark', 'ocean'],
  ['yak', 'high mountains'],
  ['snow leopard', 'high mountains'],
  ['deodar', 'high mountains'],
  ['lotus', 'pond'],
  ['tadpole', 'pond'],
  ['water lily', 'pond'],
] as const;

export const LIVING_FACTS = [
  ['Which of these is a living thing?', 'a seed', 'a river', 'a cloud'],
  ['What do all living things need to get energy?', 'food', 'sunglasses', 'soil on their skin'],
  [
    'What do we call the response of a living thing to a change?',
    'reaction to a stimulus',
    'excretion',
    'growth',
  ],
  [
    'What do we call the giving out of wastes by the body?',
    'excretion',
    'respiration',
    'reproduction',
  ],
  [
    'What do we call making young ones of one’s own kind?',
    'reproduction',
    'respiration',
    'excretion',
  ],
  ['Through which tiny openings do leaves take in air?', 'stomata', 'roots', 'petals'],
  ['Which part of a seedling grows downwards?', 'the root', 'the shoot', 'the leaf'],
  [
    'In which order does a butterfly grow up?',
    'egg, caterpillar, pupa, butterfly',
    'egg, pupa, caterpillar, butterfly',
    'pupa, egg, caterpillar, butterfly',
  ],
  [
    'In which order does a frog grow up?',
    'egg, tadpole, froglet, frog',
    'tadpole, egg, frog, froglet',
    'egg, froglet, tadpole, frog',
  ],
  [
    'Which leaves fold up when they are touched?',
    'those of the touch-me-not',
    'those of the mango',
    'those of the wheat',
  ],
  ['What helps a fish to breathe in water?', 'gills', 'lungs', 'fins'],
  ['What helps a camel to walk on sand?', 'broad feet', 'long ears', 'a short tail'],
  [
    'What do we call the place where a plant or an animal lives?',
    'its habitat',
    'its diet',
    'its pole',
  ],
  ['Which seeds have two halves?', 'those of dicots', 'those of monocots', 'no seeds'],
  ['Which root goes with parallel veins of the leaf?', 'a fibrous root', 'a taproot', 'no root'],
  ['Which root goes with net-like veins of the leaf?', 'a taproot', 'a fibrous root', 'no root'],
] as const;

export const NUTRIENTS = [
  ['rice', 'carbohydrates'],
  ['potato', 'carbohydrates'],
  ['sugar cane', 'carbohydrates'],
  ['wheat', 'carbohydrates'],
  ['sweet potato', 'carbohydrates'],
  ['ghee', 'fats'],
  ['butter', 'fats'],
  ['mustard oil', 'fats'],
  ['coconut oil', 'fats'],
  ['egg white', 'proteins'],
  ['fish', 'proteins'],
  ['dal', 'proteins'],
  ['soya beans', 'proteins'],
  ['paneer', 'proteins'],
] as const;

export const WHAT_IT_LACKS = [
  ['scurvy, with bleeding gums', 'vitamin C'],
  ['night blindness, with poor sight in dim light', 'vitamin A'],
  ['beriberi, with weak muscles', 'vitamin B1'],
  ['rickets, with soft and bent bones', 'vitamin D'],
  ['goitre, with a swelling at the neck', 'iodine'],
  ['anaemia, with weakness and pale skin', 'iron'],
] as const;

export const SOURCES = [
  ['amla', 'vitamin C'],
  ['orange', 'vitamin C'],
  ['guava', 'vitamin C'],
  ['carrot', 'vitamin A'],
  ['papaya', 'vitamin A'],
  ['sunlight on the skin', 'vitamin D'],
  ['seaweed', 'iodine'],
] as const;

export const FOOD_FACTS = [
  ['What gives energy most quickly?', 'carbohydrates', 'proteins', 'roughage'],
  ['What helps the body to grow and to mend itself?', 'proteins', 'fats', 'roughage'],
  ['What helps to get rid of undigested food?', 'dietary fibre', 'fats', 'sugar'],
  ['What is a store of energy in the body?', 'fats', 'vitamins', 'water'],
  [
    'Iodine solution turns blue-black on a slice of food. What is in it?',
    'starch',
    'fat',
    'protein',
  ],
  [
    'Food leaves an oily patch on paper that lets light through. What is in it?',
    'fat',
    'starch',
    'protein',
  ],
  [
    'What do we call a diet with everything in the right amount?',
    'a balanced diet',
    'a rich diet',
    'a fast',
  ],
  [
    'Which grains are called millets?',
    'jowar, bajra and ragi',
    'rice and wheat',
    'rajma and chana',
  ],
  ['What is lost when cut vegetables are washed?', 'some vitamins', 'all starch', 'all fibre'],
  [
    'What do “food miles” tell?',
    'how far food has travelled',
    'how far we walk to eat',
    'how much food weighs',
  ],
] as const;
