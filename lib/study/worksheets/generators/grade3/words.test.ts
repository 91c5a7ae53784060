import { DOING_WORDS, SENTENCE_PARTS } from '@/data/study/worksheets/words/grade3/grammar';
import { GRADE_3_PASSAGES } from '@/data/study/worksheets/words/grade3/passages';
import { DICTIONARY } from '@/data/study/worksheets/words/grade3/sentences';
import {
  EATEN_PARTS,
  KIND_CLUES,
  PLANT_KINDS,
  PLANT_WORK,
} from '@/data/study/worksheets/words/grade3/surroundings';
import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { DICTIONARY_RULES } from '@/lib/study/worksheets/testing/dictionary';
import { isSquare, leadsTo, placeOn, walkFrom } from '@/lib/study/worksheets/testing/maps';
import { clashesIn, PASSAGE } from '@/lib/study/worksheets/testing/passages';
import type { Rule } from '@/lib/study/worksheets/testing/readBack';
import { GRADE_3_ENGLISH } from './english';
import { GRADE_3_EVS } from './evs';

/** Spelled by rule; the rest has to be known. */
const regularPast = (now: string): string => {
  if (now.endsWith('e')) return `${now}d`;
  if (/[^aeiou]y$/.test(now)) return `${now.slice(0, -1)}ied`;
  if (/^[^aeiou]*[aeiou][pbtd]$/.test(now)) return `${now}${now.at(-1)}ed`;
  return `${now}ed`;
};

const IRREGULAR: Record<string, string> = {
  go: 'went',
  eat: 'ate',
  drink: 'drank',
  see: 'saw',
  write: 'wrote',
  sing: 'sang',
  run: 'ran',
  swim: 'swam',
  make: 'made',
  take: 'took',
  give: 'gave',
  come: 'came',
  buy: 'bought',
  bring: 'brought',
  teach: 'taught',
  sell: 'sold',
  tell: 'told',
  feed: 'fed',
  ride: 'rode',
  draw: 'drew',
  begin: 'began',
  sit: 'sat',
  wear: 'wore',
  catch: 'caught',
};

const pastOf = (now: string): string => IRREGULAR[now] ?? regularPast(now);

const capitalsIn = (sentence: string): number =>
  sentence
    .split(' ')
    .filter(
      (word, at) =>
        at === 0 ||
        word === 'i' ||
        /^(?:anaya|zoya|tenzin|maria|harish|gurpreet|imran|nandini|pune|delhi|kochi|jaipur|patna|shimla|bhopal|mysuru|\w+day|january|march|april|june|july|august|october|december|ganga|kaveri|narmada|godavari|krishna|yamuna)[.?]?$/.test(
          word,
        ),
    ).length;

const isAsked = (sentence: string): boolean => /^(?:Did|Where|Is|Have|When) /i.test(sentence);

const isWellWritten = (sentence: string): boolean => {
  const capitals = (sentence.match(/[A-Z]/g) ?? []).length;
  return (
    /^[A-Z]/.test(sentence) &&
    capitals === capitalsIn(sentence.toLowerCase()) &&
    sentence.endsWith('?') === isAsked(sentence)
  );
};

const ENGLISH: Record<string, Rule[]> = {
  // The order of an English sentence tells what each word does.
  NDV: [
    [
      /^The (\w+) (\w+) (\w+) .*“(\w+)”\?$/,
      ({ part: [look, name, deed, word], answers }) =>
        answers[0] ===
        [
          word === look && 'describing word',
          word === name && 'naming word',
          word === deed && 'doing word',
        ].find(Boolean),
    ],
  ],
  PST: [
    [
      /^(?:We|They|The children|My cousins|I) (\w+) .*Yesterday/,
      ({ part: [now = ''], answers }) => pastOf(now) === answers[0],
    ],
    [
      /^Yesterday (?:we|they|the children|my cousins|I) (\w+) /,
      ({ part: [past], answers: [now = ''] }) => pastOf(now) === past,
    ],
  ],
  PRN: [
    [
      /can stand for “(.+)”\?$/,
      ({ part: [who = ''], answers }) => {
        const right = / and I$/.test(who)
          ? 'We'
          : /^(?:Arjun|My grandfather|My younger brother|Our uncle|The king)$/.test(who)
            ? 'He'
            : /^(?:Meera|My grandmother|My elder sister|Our aunt|The queen)$/.test(who)
              ? 'She'
              : / and |s$/.test(who)
                ? 'They'
                : 'It';
        return right === answers[0];
      },
    ],
  ],
  ABC: DICTIONARY_RULES,
  CAP: [
    [/missing\? (.+)$/, ({ part: [sentence = ''], a }) => capitalsIn(sentence) === a[0]],
    [
      /at the end\? (.+)$/,
      ({ part: [sentence = ''], answers }) =>
        (isAsked(sentence) ? 'question mark' : 'full stop') === answers[0],
    ],
    [
      /written correctly\?/,
      ({ question: { ask }, answers }) =>
        ask
          .split('\n')
          .slice(1)
          .filter((line) => isWellWritten(line.slice(3)))
          .map((line) => line.charAt(0))
          .join() === answers[0],
    ],
  ],
  RDG: [PASSAGE(GRADE_3_PASSAGES)],
};

type Place = { up: number; side: boolean };

/** Generations above the child, and whether a line of brothers and sisters was crossed. */
const walkTies = (ties: readonly string[]): Place =>
  ties.reduce<Place>(
    ({ up, side }, tie) => {
      if (/mother|father/.test(tie)) return { up: up + 1, side };
      if (/uncle|aunt/.test(tie)) return { up: up + 1, side: true };
      if (/son|daughter/.test(tie)) return { up: up - 1, side };
      return { up, side: true };
    },
    { up: 0, side: false },
  );

const NAMED: Record<string, readonly [female: string, male: string]> = {
  '2 false': ['grandmother', 'grandfather'],
  '1 true': ['aunt', 'uncle'],
  '0 true': ['cousin', 'cousin'],
  '-1 true': ['niece', 'nephew'],
  '-2 false': ['granddaughter', 'grandson'],
};

const isPartOf = (rows: readonly (readonly [string, string])[], one = '', other = ''): boolean =>
  rows.filter(([name]) => name === one).every(([, own]) => own === other) &&
  rows.some(([name, own]) => name === one && own === other);

const GROUP_OF: readonly (readonly [RegExp, string, number, string])[] = [
  [/^(?:hen|duck|crow|eagle|kingfisher)$/, 'bird', 2, 'feathers'],
  [/^(?:butterfly|butterflies|grasshopper|honeybee|ant)$/, 'insect', 6, ''],
  [/^(?:shark)$/, 'fish', 0, 'scales'],
  [/^(?:cobra)$/, 'reptile', 0, 'scales'],
  [/^(?:crocodile|house lizard)$/, 'reptile', 4, 'scales'],
  [/^(?:frog)$/, 'amphibian', 4, ''],
  [/./, 'mammal', 4, 'hair or fur'],
];

const factsOf = (name = '') => {
  const found = GROUP_OF.find(([names]) => names.test(name)) ?? GROUP_OF[0];
  const [, group = '', legs = 0, cover = ''] = found ?? [];
  return { group, legs, cover };
};

const YOUNG: Record<string, string> = {
  calf: 'cow elephant',
  kid: 'goat',
  lamb: 'sheep',
  foal: 'horse',
  fawn: 'deer',
  kitten: 'cat',
  cub: 'lion tiger bear',
  puppy: 'dog',
  chick: 'hen',
  duckling: 'duck',
  caterpillar: 'butterfly',
  tadpole: 'frog',
};

const FOOD: Record<string, RegExp> = {
  plants: /cow|goat|sheep|horse|deer|elephant|butterfly|grasshopper|honeybee/,
  both: /bear|dog|hen|duck|crow|^ant$/,
  'other animals': /cat|lion|tiger|eagle|kingfisher|frog|crocodile|lizard|cobra|shark/,
};

const EVS: Record<string, Rule[]> = {
  FAM: [
    [
      /’s (\w+)\. .*’s (\w+)\. What is/,
      ({ part: [first = '', second = ''], answers, question: { blanks } }) => {
        const { up, side } = walkTies([first, second]);
        const names = NAMED[`${up} ${side}`] ?? ['', ''];
        const isMale = /^(?:brother|son|father)$/.test(second);
        const fitting = (blanks[0]?.choices ?? []).filter((choice) => names.includes(choice));
        return names[isMale ? 1 : 0] === answers[0] && fitting.length === 1;
      },
    ],
  ],
  PTS: [
    [
      /do we eat in (.+)\?/,
      ({ part: [plant], answers }) => isPartOf(EATEN_PARTS, plant, answers[0]),
    ],
    [
      /^Which part of a plant (.+)\?/,
      ({ part: [work], answers }) => isPartOf(PLANT_WORK, work, answers[0]),
    ],
    [
      /kind of plant is (.+)\?/,
      ({ part: [plant], answers }) => isPartOf(PLANT_KINDS, plant, answers[0]),
    ],
    [/a plant that (.+)\?/, ({ part: [clue], answers }) => isPartOf(KIND_CLUES, clue, answers[0])],
    [
      /another part than/,
      ({ question: { blanks }, answers: [stranger] }) => {
        const partOf = (plant?: string) => EATEN_PARTS.find(([own]) => own === plant)?.[1];
        const others = (blanks[0]?.choices ?? []).filter((plant) => plant !== stranger);
        const parts = new Set(others.map(partOf));
        return others.length === 3 && parts.size === 1 && !parts.has(partOf(stranger));
      },
    ],
  ],
  ANM: [
    [
      /^The young one of the (.+) is called$/,
      ({ part: [parent = ''], answers: [young = ''], question: { blanks } }) =>
        (blanks[0]?.choices ?? [])
          .filter((choice) => YOUNG[choice]?.split(' ').includes(parent))
          .join() === young,
    ],
    [
      /^To which group does the (.+) belong/,
      ({ part: [name], answers }) => factsOf(name).group === answers[0],
    ],
    [/^How many legs has a grown (.+)\?/, ({ part: [name], a }) => factsOf(name).legs === a[0]],
    [
      /^What does the (.+) eat in nature/,
      ({ part: [name = ''], answers }) => FOOD[answers[0] ?? '']?.test(name) ?? false,
    ],
    [
      /^What covers the body of the (.+)\?/,
      ({ part: [name], answers }) => factsOf(name).cover === answers[0],
    ],
    [
      /belongs to another group/,
      ({ question: { blanks }, answers: [stranger] }) => {
        const others = (blanks[0]?.choices ?? []).filter((name) => name !== stranger);
        const groups = new Set(others.map((name) => factsOf(name).group));
        return others.length >= 2 && groups.size === 1 && !groups.has(factsOf(stranger).group);
      },
    ],
    [
      /^How many legs have (\d) (.+?) and (\d) (.+?) together/,
      ({ part: [one, first = '', other, second = ''], a }) => {
        const single = (many: string) =>
          many === 'butterflies' ? 'butterfly' : /sheep|deer/.test(many) ? many : many.slice(0, -1);
        return (
          Number(one) * factsOf(single(first)).legs +
            Number(other) * factsOf(single(second)).legs ===
          a[0]
        );
      },
    ],
  ],
  MAP: [
    [
      /which square is “(.+)”\?\n.*direction is “(.+)” from “(.+)”\?\n.*From “(.+)” you go (.+)\. In/,
      ({
        question,
        answers: [name, square, direction = '', end],
        part: [sought, to, from, start, way = ''],
      }) => {
        const asked = /square (\w\d)\?/.exec(question.ask)?.[1];
        const [place, other, begin] = [name, sought, start].map((one) => placeOn(question, one));
        return (
          !!place &&
          !!other &&
          !!begin &&
          isSquare(place, asked) &&
          isSquare(other, square) &&
          leadsTo(placeOn(question, from), direction, placeOn(question, to)) &&
          isSquare(walkFrom(begin, way), end)
        );
      },
    ],
  ],
};

describe('English', () => checkKeys('grade-3', GRADE_3_ENGLISH, ENGLISH));
describe('EVS', () => checkKeys('grade-3', GRADE_3_EVS, EVS));

describe('the word banks', () => {
  it('spells every past form by the rule, or knows it by heart', () => {
    expect(DOING_WORDS.filter(([now, past]) => pastOf(now) !== past)).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    ['dictionary', DICTIONARY],
    ['sentence parts', Object.values(SENTENCE_PARTS).flat()],
    ['doing words', DOING_WORDS.map(([now]) => now)],
    ['plants that we eat', EATEN_PARTS.map(([plant]) => plant)],
  ])('has no word twice: %s', (_, words) => {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it('tells stories in which each answer stands once', () => {
    expect(clashesIn(GRADE_3_PASSAGES)).toEqual([]);
  });
});
