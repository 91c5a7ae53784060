import type { ConceptTopic } from './topic';

/** Every lesson in environmental studies, in the order of learning. Not for the browser. */
export const EVS_TOPICS: readonly ConceptTopic[] = [
  {
    slug: 'my-family',
    name: 'My family',
    title: 'My family and relatives: who is who',
    description:
      'Parents, grandparents, uncles, aunts and cousins in one family tree: big and small families, a riddle of relations solved, and three questions.',
    band: '1-2',
    classes: 'Classes 1 to 3',
    names: ['family', 'family tree', 'relatives'],
  },
  {
    slug: 'five-senses',
    name: 'The five senses',
    title: 'Our five senses: eyes, ears, nose, tongue and skin',
    description:
      'What each sense organ tells us, how they work together, a blindfold game reasoned through, how people manage without one sense, and practice.',
    band: '1-2',
    classes: 'Classes 1 to 3',
    names: ['sense organs', 'senses', 'five sense organs'],
  },
  {
    slug: 'food-we-eat',
    name: 'The food we eat',
    title: 'Food: where it comes from and what it does for us',
    description:
      'Grains, dals, vegetables, fruit, milk and eggs: food from plants and animals, a lunch box put together well, and why no food does everything.',
    band: '1-2',
    classes: 'Classes 1 to 3',
    names: ['food', 'healthy food', 'food groups', 'balanced meal'],
  },
  {
    slug: 'parts-of-a-plant',
    name: 'Parts of a plant',
    title: 'Parts of a plant: root, stem, leaf, flower, fruit',
    description:
      'What each part does, which part we eat in carrot, spinach or cauliflower, a flower in coloured water, and the mistake about roots.',
    band: '1-2',
    classes: 'Classes 1 to 4',
    names: ['plants', 'root stem leaf', 'plants we eat'],
  },
  {
    slug: 'animals-and-their-homes',
    name: 'Animals and their homes',
    title: 'Animals: their homes, young ones and food',
    description:
      'Nests, burrows, webs and sheds, names of young ones, who eats plants and who eats meat, an unknown animal placed by its signs, and questions.',
    band: '1-2',
    classes: 'Classes 1 to 3',
    names: ['animals', 'animal homes', 'baby animals', 'herbivores and carnivores'],
  },
  {
    slug: 'weather-and-clothes',
    name: 'Weather and clothes',
    title: 'Weather and seasons, and the clothes that fit them',
    description:
      'Hot, cold, rainy and windy days, the seasons in India, cotton, wool and raincoats, a bag packed for Shimla, and why wool does not make heat.',
    band: '1-2',
    classes: 'Classes 1 and 2',
    names: ['weather', 'seasons', 'seasons in india', 'clothes we wear'],
  },
  {
    slug: 'saving-water',
    name: 'Water and how to save it',
    title: 'Water: where it comes from and how to save it',
    description:
      'Wells, rivers, tanks and rain: the way of water round and round, a dripping tap measured and calculated, and why clear water may not be clean.',
    band: '3-5',
    classes: 'Classes 3 to 5',
    names: ['water', 'save water', 'sources of water', 'rainwater harvesting'],
  },
  {
    slug: 'floating-and-dissolving',
    name: 'Floating and dissolving',
    title: 'Experiments with water: float, sink and dissolve',
    description:
      'A spoon, a leaf, oil and salt in a bowl of water: guess, try and explain, why an egg floats in salty water, and the mistake about heavy things.',
    band: '3-5',
    classes: 'Classes 3 to 5',
    names: ['floating and sinking', 'experiments with water', 'dissolve', 'soluble and insoluble'],
  },
  {
    slug: 'houses-for-every-weather',
    name: 'Houses for every weather',
    title: 'Houses in India: built for rain, heat, snow and floods',
    description:
      'Stilts in Assam, thick mud walls in Rajasthan, flat roofs in Ladakh: why houses differ, one house read like a riddle, and permanent or movable homes.',
    band: '3-5',
    classes: 'Classes 2 to 5',
    names: ['shelter', 'types of houses', 'kutcha and pucca house'],
  },
  {
    slug: 'travel-and-transport',
    name: 'Travel and transport',
    title: 'Travel by land, water and air, and reading a timetable',
    description:
      'How people and goods move, fast and slow, public and private, a railway timetable worked through hour by hour, and which ride is kind to the air.',
    band: '3-5',
    classes: 'Classes 2 to 5',
    names: ['transport', 'means of transport', 'train timetable', 'travel'],
  },
  {
    slug: 'maps-and-directions',
    name: 'Maps and directions',
    title: 'Maps: directions, symbols and scale for beginners',
    description:
      'North, south, east and west with the sun, what symbols and a key are for, a way to school on a map measured with its scale, and three questions.',
    band: '3-5',
    classes: 'Classes 3 to 5',
    names: ['maps', 'directions', 'north south east west', 'map symbols', 'scale of a map'],
  },
  {
    slug: 'sorting-waste',
    name: 'Sorting waste',
    title: 'Waste: wet, dry and harmful, and what becomes of it',
    description:
      'Two bins and why they matter, what rots and what stays, compost from peels step by step, a week of waste added up, and reduce, reuse, recycle.',
    band: '3-5',
    classes: 'Classes 3 to 5',
    names: ['waste', 'garbage', 'compost', 'reduce reuse recycle', 'wet and dry waste'],
  },
  {
    slug: 'festivals-of-our-neighbours',
    name: 'Festivals of our neighbours',
    title: 'Festivals of India: what our neighbours celebrate',
    description:
      'Harvest, lights, fasting and feasting: Pongal, Bihu, Onam, Eid, Christmas, Gurpurab and more, why dates move, and how a guest behaves.',
    band: '3-5',
    classes: 'Classes 2 to 4',
    names: ['festivals', 'festivals of india', 'celebrations'],
  },
  {
    slug: 'how-seeds-travel',
    name: 'How seeds sprout and travel',
    title: 'Seeds: how they sprout and how they travel',
    description:
      'What a seed needs and what it does not, a test with three bowls of moong, seeds that fly, float, stick and burst, and the mistake about soil.',
    band: '3-5',
    classes: 'Classes 3 to 5',
    names: ['seeds', 'germination', 'seed dispersal'],
  },
  {
    slug: 'birds-beaks-and-feet',
    name: 'Birds: beaks and feet',
    title: 'Birds: what beaks, feet and nests tell us',
    description:
      'A parrot cracks, an eagle tears, a duck paddles: how to guess a bird’s food from its beak and its life from its feet, with riddles to solve.',
    band: '3-5',
    classes: 'Classes 3 to 5',
    names: ['birds', 'beaks', 'claws of birds', 'nests of birds'],
  },
  {
    slug: 'keeping-food-fresh',
    name: 'Keeping food fresh',
    title: 'Food: why it spoils and how we keep it',
    description:
      'Germs like it warm and wet: drying, salting, sugar, oil, cold and heat, an experiment with bread, why pickle lasts, and reading a packet’s dates.',
    band: '3-5',
    classes: 'Classes 4 and 5',
    names: ['food preservation', 'spoilt food', 'mango season', 'pickle'],
  },
  {
    slug: 'mosquitoes-and-health',
    name: 'Mosquitoes and health',
    title: 'Mosquitoes: malaria, dengue and still water',
    description:
      'How a mosquito grows from egg to adult, why still water matters, how malaria is found and stopped, a round through the house in steps, and practice.',
    band: '3-5',
    classes: 'Class 5',
    names: ['mosquito', 'malaria', 'dengue', 'life cycle of a mosquito'],
  },
];
