/** The part of the plant that we eat. */
export const EATEN_PARTS = [
  ['carrot', 'root'],
  ['radish', 'root'],
  ['beetroot', 'root'],
  ['turnip', 'root'],
  ['sweet potato', 'root'],
  ['sugar cane', 'stem'],
  ['ginger', 'stem'],
  ['potato', 'stem'],
  ['spinach', 'leaf'],
  ['cabbage', 'leaf'],
  ['lettuce', 'leaf'],
  ['mint', 'leaf'],
  ['cauliflower', 'flower'],
  ['broccoli', 'flower'],
  ['mango', 'fruit'],
  ['guava', 'fruit'],
  ['tomato', 'fruit'],
  ['brinjal', 'fruit'],
  ['cucumber', 'fruit'],
  ['pumpkin', 'fruit'],
  ['papaya', 'fruit'],
  ['banana', 'fruit'],
  ['rice', 'seed'],
  ['wheat', 'seed'],
  ['rajma', 'seed'],
  ['chana', 'seed'],
  ['moong', 'seed'],
  ['groundnut', 'seed'],
] as const;

/** What a part of the plant does. */
export const PLANT_WORK = [
  ['holds the plant in the soil', 'root'],
  ['takes up water from the soil', 'root'],
  ['carries water up to the leaves', 'stem'],
  ['holds up leaves, flowers and fruit', 'stem'],
  ['makes food with the help of sunlight', 'leaf'],
  ['turns into the fruit', 'flower'],
  ['calls bees with colour and scent', 'flower'],
  ['holds the seeds inside it', 'fruit'],
  ['can grow into a new plant', 'seed'],
] as const;

export const PLANT_KINDS = [
  ['mango', 'tree'],
  ['neem', 'tree'],
  ['banyan', 'tree'],
  ['coconut', 'tree'],
  ['peepal', 'tree'],
  ['rose', 'shrub'],
  ['hibiscus', 'shrub'],
  ['henna', 'shrub'],
  ['wheat', 'herb'],
  ['coriander', 'herb'],
  ['spinach', 'herb'],
  ['mint', 'herb'],
  ['pea', 'climber'],
  ['grape', 'climber'],
  ['money plant', 'climber'],
  ['pumpkin', 'creeper'],
  ['watermelon', 'creeper'],
  ['sweet potato', 'creeper'],
] as const;

export const KIND_CLUES = [
  ['is tall and has one thick, hard trunk', 'tree'],
  ['is bushy, with many hard branches from near the ground', 'shrub'],
  ['is small, with a soft green stem', 'herb'],
  ['has a weak stem that needs a support to go up', 'climber'],
  ['has a weak stem that spreads on the ground', 'creeper'],
] as const;

type Group = 'bird' | 'insect' | 'fish' | 'reptile' | 'amphibian' | 'mammal';

type Food = 'plants' | 'other animals' | 'both';

export type AnimalFacts = {
  name: string;
  /** Where it is not the name with an s. */
  many?: string;
  group: Group;
  legs: 0 | 2 | 4 | 6;
  food: Food;
  young?: string;
};

/** Legs are those of the grown animal. */
export const ANIMALS = [
  { name: 'cow', group: 'mammal', legs: 4, food: 'plants', young: 'calf' },
  { name: 'goat', group: 'mammal', legs: 4, food: 'plants', young: 'kid' },
  { name: 'sheep', many: 'sheep', group: 'mammal', legs: 4, food: 'plants', young: 'lamb' },
  { name: 'horse', group: 'mammal', legs: 4, food: 'plants', young: 'foal' },
  { name: 'deer', many: 'deer', group: 'mammal', legs: 4, food: 'plants', young: 'fawn' },
  { name: 'elephant', group: 'mammal', legs: 4, food: 'plants', young: 'calf' },
  { name: 'cat', group: 'mammal', legs: 4, food: 'other animals', young: 'kitten' },
  { name: 'lion', group: 'mammal', legs: 4, food: 'other animals', young: 'cub' },
  { name: 'tiger', group: 'mammal', legs: 4, food: 'other animals', young: 'cub' },
  { name: 'bear', group: 'mammal', legs: 4, food: 'both', young: 'cub' },
  { name: 'dog', group: 'mammal', legs: 4, food: 'both', young: 'puppy' },
  { name: 'hen', group: 'bird', legs: 2, food: 'both', young: 'chick' },
  { name: 'duck', group: 'bird', legs: 2, food: 'both', young: 'duckling' },
  { name: 'crow', group: 'bird', legs: 2, food: 'both' },
  { name: 'eagle', group: 'bird', legs: 2, food: 'other animals' },
  { name: 'kingfisher', group: 'bird', legs: 2, food: 'other animals' },
  {
    name: 'butterfly',
    many: 'butterflies',
    group: 'insect',
    legs: 6,
    food: 'plants',
    young: 'caterpillar',
  },
  { name: 'grasshopper', group: 'insect', legs: 6, food: 'plants' },
  { name: 'honeybee', group: 'insect', legs: 6, food: 'plants' },
  { name: 'ant', group: 'insect', legs: 6, food: 'both' },
  { name: 'frog', group: 'amphibian', legs: 4, food: 'other animals', young: 'tadpole' },
  { name: 'crocodile', group: 'reptile', legs: 4, food: 'other animals' },
  { name: 'house lizard', group: 'reptile', legs: 4, food: 'other animals' },
  { name: 'cobra', group: 'reptile', legs: 0, food: 'other animals' },
  { name: 'shark', group: 'fish', legs: 0, food: 'other animals' },
] as const satisfies readonly AnimalFacts[];
