import type { SolvedSubject } from '@/data/study/ncert/book';
import type { Hub } from './hub';

type Rest = Omit<Hub, 'topic' | 'subjects'>;

/** Up to class 9 one book has all of social science; in class 10 each subject has its own. */
const about =
  (subject: SolvedSubject) =>
  (topic: string, rest: Rest): Hub => ({
    topic,
    subjects: ['social-science', subject],
    ...rest,
  });

const geography = about('geography');
const history = about('history');
const politics = about('political-science');
const economics = about('economics');

const GEOGRAPHY: readonly Hub[] = [
  geography('The Earth, its maps and landforms', {
    words: [
      'latitude',
      'oceans',
      'continents',
      'landforms',
      'mountains',
      'plates',
      'geographical diversity',
      'world geography',
      'land and sea',
    ],
    lessons: ['evs/maps-and-directions'],
  }),
  geography('Weather and climate', {
    words: ['weather', 'climate', 'monsoon', 'atmosphere'],
    lessons: ['evs/weather-and-clothes', 'science/heat-and-temperature'],
  }),
  geography('Resources, forests and water', {
    words: ['resources', 'forests', 'water resources', 'rainforest', 'minerals'],
    lessons: ['evs/saving-water', 'science/ecosystems'],
  }),
  geography('Farming', {
    words: ['farming', 'agriculture', 'first farmers', 'food, saris'],
    lessons: ['evs/food-we-eat'],
  }),
  geography('Industry and transport', {
    words: ['infrastructure', 'manufacturing', 'lifelines', 'factories', 'industrial'],
    lessons: ['evs/travel-and-transport'],
  }),
  geography('People and cities', {
    words: ['population', 'urban', 'cities', 'family'],
    lessons: ['evs/my-family', 'maths/percentage'],
  }),
];

const HISTORY: readonly Hub[] = [
  history('Early humans and the first cities', {
    words: ['early humans', 'civilisation', 'sources of history', 'indus', 'evidence'],
  }),
  history('Kingdoms and empires', {
    words: [
      'empire',
      'kingdoms',
      'mahajanapada',
      'gupta',
      'reorganisation',
      'state and society',
      'tides',
      'marathas',
      'political map',
    ],
  }),
  history('Culture and beliefs', {
    words: ['cultur', 'vedas', 'sacred', 'unity in', 'architecture', 'home to many', 'printed'],
    lessons: ['evs/festivals-of-our-neighbours'],
  }),
  history('Colonial rule and freedom', {
    words: ['colonial', 'independence', 'nationalism', 'global world', 'bharat', 'industrialis'],
  }),
];

const POLITICS: readonly Hub[] = [
  politics('Governments and their organs', {
    words: ['governance', 'local government', 'governments', 'the state,', 'three organs'],
  }),
  politics('Parliament, courts and levels', {
    words: ['parliament', 'judiciary', 'courts', 'federalism', 'power', 'local government'],
  }),
  politics('Constitution, rights and duties', {
    words: ['constitution', 'citizen', 'rights', 'secular', 'article 1'],
  }),
  politics('Democracy and elections', {
    words: ['democra', 'election', 'franchise', 'parties'],
    lessons: ['maths/percentage'],
  }),
];

const ECONOMICS: readonly Hub[] = [
  economics('Work and production', {
    words: [
      'work for',
      'economic activities',
      'primary',
      'factors of production',
      'building blocks',
      'development',
    ],
  }),
  economics('Money and markets', {
    words: ['barter', 'money', 'market', 'price', 'buyer', 'globalisation', 'consumer'],
    lessons: ['maths/counting-money', 'maths/profit-and-loss'],
  }),
  economics('Banks and loans', {
    words: ['bank', 'credit', 'interest'],
    lessons: ['maths/simple-and-compound-interest'],
    calculators: ['maths/simple-interest', 'maths/compound-interest'],
  }),
];

/** The topics of social science. */
export const SOCIAL_HUBS: readonly Hub[] = [...GEOGRAPHY, ...HISTORY, ...POLITICS, ...ECONOMICS];
