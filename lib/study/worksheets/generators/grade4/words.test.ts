import {
  COMPARED,
  JOINED,
  SOUND_ALIKES,
  SPELLINGS,
} from '@/data/study/worksheets/words/grade4/english';
import { GRADE_4_PASSAGES } from '@/data/study/worksheets/words/grade4/passages';
import {
  FOOD_KEEPING,
  FOOD_SOURCES,
  FOOD_WORK,
  LAND_CLUES,
  NAMED_LANDS,
  SKY_FACTS,
} from '@/data/study/worksheets/words/grade4/surroundings';
import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { isSquare, leadsTo, placeOn, walkFrom } from '@/lib/study/worksheets/testing/maps';
import { clashesIn, PASSAGE } from '@/lib/study/worksheets/testing/passages';
import type { Rule } from '@/lib/study/worksheets/testing/readBack';
import { GRADE_4_ENGLISH } from './english';
import { GRADE_4_EVS } from './evs';

/** Comparison by the rules of spelling; three words change altogether. */
const compare = (word: string, ending: 'er' | 'est'): string => {
  const irregular: Record<string, readonly [string, string]> = {
    good: ['better', 'best'],
    bad: ['worse', 'worst'],
    far: ['farther', 'farthest'],
  };
  const [more, most] = irregular[word] ?? [];
  if (more && most) return ending === 'er' ? more : most;
  const syllables = word.match(/[aeiouy]+/g)?.length ?? 1;
  const isLong = syllables > 2 || /(?:ful|ing|ous)$/.test(word);
  if (isLong) return `${ending === 'er' ? 'more' : 'most'} ${word}`;
  if (word.endsWith('e')) return `${word}${ending.slice(1)}`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}i${ending}`;
  if (/^[^aeiou]*[aeiou][gtnd]$/.test(word)) return `${word}${word.at(-1)}${ending}`;
  return `${word}${ending}`;
};

const isRow = (
  rows: readonly (readonly [string, ...string[]])[],
  ask?: string,
  answer?: string,
): boolean => rows.filter(([own, right]) => own === ask && right === answer).length === 1;

const ENGLISH: Record<string, Rule[]> = {
  CPR: [
    [/^(\w+), ___, /, ({ part: [word = ''], answers }) => compare(word, 'er') === answers[0]],
    [/^(\w+), .*, ___$/, ({ part: [word = ''], answers }) => compare(word, 'est') === answers[0]],
    [
      /^Use “(\w+)”: .* than/,
      ({ part: [word = ''], answers }) => compare(word, 'er') === answers[0],
    ],
    [
      /^Use “(\w+)”: Of all/,
      ({ part: [word = ''], answers }) => compare(word, 'est') === answers[0],
    ],
  ],
  JNR: [
    [
      /___/,
      ({ question: { ask }, answers }) =>
        JOINED.filter(
          ([first, second, word]) => ask === `${first} ___ ${second}` && word === answers[0],
        ).length === 1 && /^both | both /i.test(ask) === (answers[0] === 'and'),
    ],
  ],
  HMP: [[/___/, ({ question: { ask }, answers }) => isRow(SOUND_ALIKES, ask, answers[0])]],
  SPE: [
    [
      /^Which spelling/,
      ({ question: { blanks }, answers }) =>
        SPELLINGS.filter(
          ([right, ...wrong]) =>
            right === answers[0] &&
            [right, ...wrong].sort().join() === [...(blanks[0]?.choices ?? [])].sort().join(),
        ).length === 1,
    ],
  ],
  RDG: [PASSAGE(GRADE_4_PASSAGES)],
};

const COMPASS = ['north', 'east', 'south', 'west'];
// In millions of kilometres from the Sun.
const FROM_THE_SUN: Record<string, number> = {
  Mercury: 58,
  Venus: 108,
  Earth: 150,
  Mars: 228,
  Jupiter: 778,
  Saturn: 1434,
  Uranus: 2871,
  Neptune: 4495,
};

const workOf = (food?: string) => FOOD_WORK.find(([own]) => own === food)?.[1];

const EVS: Record<string, Rule[]> = {
  FDD: [
    [
      /^What do we value (.+) for most/,
      ({ part: [food], answers }) => isRow(FOOD_WORK, food, answers[0]),
    ],
    [/^Does (.+) come from/, ({ part: [food], answers }) => isRow(FOOD_SOURCES, food, answers[0])],
    [
      /^A plate holds (.+)\. What/,
      ({ part: [plate = ''], answers }) => {
        const works = plate.split(/, | and /).map(workOf);
        return (
          works.length === 4 &&
          new Set(works).size === 2 &&
          !works.some((work) => work === answers[0])
        );
      },
    ],
    [/^What keeps (.+) from/, ({ part: [food], answers }) => isRow(FOOD_KEEPING, food, answers[0])],
    [
      /another use for the body: (.+)\?/,
      ({ part: [row = ''], answers: [stranger] }) => {
        const others = row.split(', ').filter((food) => food !== stranger);
        return (
          others.length === 3 &&
          new Set(others.map(workOf)).size === 1 &&
          workOf(others[0]) !== workOf(stranger)
        );
      },
    ],
  ],
  TER: [
    [
      /^(.+) Which land is this/,
      ({ part: [clue], answers }) => isRow(LAND_CLUES, clue, answers[0]),
    ],
    [
      /^What kind of land is (.+)\?/,
      ({ part: [place], answers }) => isRow(NAMED_LANDS, place, answers[0]),
    ],
  ],
  SKY: [
    [
      /^You face (\w+)\. Which direction is behind/,
      ({ part: [facing = ''], answers: [behind = ''] }) =>
        ['north south', 'south north', 'east west', 'west east'].includes(`${facing} ${behind}`),
    ],
    [
      /^Which planet is (nearer|farther) .*: (\w+) or (\w+)\?/,
      ({ part: [way, one = '', other = ''], answers: [answer = ''] }) => {
        const rival = answer === one ? other : one;
        const [mine = 0, its = 0] = [FROM_THE_SUN[answer], FROM_THE_SUN[rival]];
        return way === 'nearer' ? mine < its : mine > its;
      },
    ],
    [
      /^The sun stands low in the (\w+)\./,
      ({ part: [sun], answers: [side] }) =>
        (sun === 'east' && side === 'west') || (sun === 'west' && side === 'east'),
    ],
    [
      /^You face (\w+) and turn (.+)\. Where/,
      ({ part: [facing = '', turns = ''], answers }) => {
        const quarter = turns
          .split(', then ')
          .reduce((now, turn) => now + (turn === 'right' ? 90 : 270), COMPASS.indexOf(facing) * 90);
        return COMPASS[(quarter % 360) / 90] === answers[0];
      },
    ],
    [
      /^How many planets lie between (\w+) and (\w+),/,
      ({ part: [one = '', other = ''], a }) => {
        const [low = 0, high = 0] = [FROM_THE_SUN[one], FROM_THE_SUN[other]];
        return Object.values(FROM_THE_SUN).filter((far) => far > low && far < high).length === a[0];
      },
    ],
    [/\?$/, ({ question: { ask }, answers }) => isRow(SKY_FACTS, ask, answers[0])],
  ],
  MAP: [
    [
      /square is “(.+)”\?\n.*direction is “(.+)” from “(.+)”\?\n.* from “(.+)” to “(.+)” on .*\n.*From “(.+)” you go (.+)\. In/,
      ({
        question,
        answers: [square, direction = '', steps, end],
        part: [sought, to, from, start, goal, begin, way = ''],
      }) => {
        const [place, one, two, first] = [sought, start, goal, begin].map((name) =>
          placeOn(question, name),
        );
        if (!place || !one || !two || !first) return false;
        // Step by step, first across and then up or down.
        const across = [one.column, two.column].sort((a, b) => a - b);
        const up = [one.row, two.row].sort((a, b) => a - b);
        const walked = (across[1] ?? 0) - (across[0] ?? 0) + ((up[1] ?? 0) - (up[0] ?? 0));
        return (
          isSquare(place, square) &&
          leadsTo(placeOn(question, from), direction, placeOn(question, to)) &&
          walked === Number(steps) &&
          isSquare(walkFrom(first, way), end)
        );
      },
    ],
  ],
};

describe('English', () => checkKeys('grade-4', GRADE_4_ENGLISH, ENGLISH));
describe('EVS', () => checkKeys('grade-4', GRADE_4_EVS, EVS));

describe('the word banks', () => {
  it('compares every word by the rule', () => {
    const odd = COMPARED.filter(
      ([word, more, most]) => compare(word, 'er') !== more || compare(word, 'est') !== most,
    );
    expect(odd).toEqual([]);
  });

  it('has at least forty items a topic', () => {
    const sizes = [COMPARED, JOINED, SOUND_ALIKES, SPELLINGS].map((bank) => bank.length);
    expect(sizes.filter((size) => size < 40)).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    ['spellings', SPELLINGS.flat()],
    ['joined sentences', JOINED.map(([first]) => first)],
    ['sound-alikes', SOUND_ALIKES.map(([sentence]) => sentence)],
    ['foods', FOOD_WORK.map(([food]) => food)],
    ['lands', LAND_CLUES.map(([clue]) => clue)],
    ['sky', SKY_FACTS.map(([ask]) => ask)],
  ])('says nothing twice: %s', (_, texts) => {
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('has a partner sentence for each word that sounds like another', () => {
    const rights = SOUND_ALIKES.map(([, right]) => right.toLowerCase());
    const lone = SOUND_ALIKES.filter(([, , wrong]) => !rights.includes(wrong.toLowerCase()));
    expect(lone.map(([sentence]) => sentence)).toEqual([
      'The ___ of the shoe is worn out.',
      'The ___ from Delhi is late.',
    ]);
  });

  it('tells stories in which each answer stands once', () => {
    expect(clashesIn(GRADE_4_PASSAGES)).toEqual([]);
  });
});
