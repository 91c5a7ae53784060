import {
  HABITS,
  MONTHS,
  PLANT_PARTS,
  SAFETY,
  SEASON_CLUES,
  SENSE_WORDS,
} from '@/data/study/worksheets/words/littleEvs';
import {
  FIRST_OPPOSITES,
  FIRST_PLURALS,
  NAMING_WORDS,
  PRONOUNS,
  SENTENCES,
  THIS_THESE,
} from '@/data/study/worksheets/words/littleWords';
import { type Rule, SUM } from '@/lib/study/worksheets/testing/readBack';
import { DOTS } from './k1Rules';
import { fromBank, GAP } from './pictureRules';
import { COINS, COMPARE, inOrder, inRound, PLAIN_STORY, VOWEL } from './wordRules';

const NAMES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const PLACES = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** The five numbers, with the answer behind them, go up or down by the same each time. */
export const GO_ON: Rule = [
  /^Go on: [\d, ]+…/,
  ({ n, a }) => {
    const row = [...n, ...a];
    const step = (row[1] ?? 0) - (row[0] ?? 0);
    return (
      step !== 0 && row.every((number, at) => number - (row[at - 1] ?? number - step) === step)
    );
  },
];

/** Of two who tell their sums, the one whose sum holds. */
export const WHO: Rule = [
  /^(\w+) says: (.+) = (\d+)\. (\w+) says: (.+) = (\d+)\./,
  ({ part: [one, , said, other, , heard], n: [first = 0, second = 0], answers }) => {
    const isTrue = (sum: string | undefined) => Number(sum) - first === second;
    return isTrue(said) !== isTrue(heard) && answers[0] === (isTrue(said) ? one : other);
  },
];

export const K2_RULES: Record<string, Rule[]> = {
  CNT: [DOTS],
  MSN: [GAP],
  CMP: [COMPARE],
  ADD: [SUM],
  SUB: [SUM],
  DBS: [SUM],
  SKP: [GAP],
  NXT: [GO_ON],
  MNY: [COINS],
  TME: [
    [
      /^What time/,
      ({ answers, question: { picture } }) =>
        picture?.kind === 'clock' && answers[0]?.split(' ')[0] === String(picture.hour),
    ],
  ],
  RDN: [
    [
      /^Which letter is (\w+)\? (.+)$/,
      ({ part: [place = '', row = ''], answers: [letter = '?'] }) =>
        row.replaceAll(' ', '').indexOf(letter) === PLACES.indexOf(place),
    ],
  ],
  NNM: [
    [/^Write the number: (\w+)$/, ({ part: [name = ''], a }) => NAMES.indexOf(name) === a[0]],
    [
      /^Which name has (\d+)\?$/,
      ({ n: [number], answers: [name = ''] }) => NAMES.indexOf(name) === number,
    ],
  ],
  WPR: PLAIN_STORY,
  WHR: [WHO],
  VWE: [VOWEL],
  MRE: [
    [
      /^One (\w+), two ___$/,
      ({ part, answers }) =>
        FIRST_PLURALS.some(([one, many]) => one === part[0] && many === answers[0]) &&
        answers[0] === `${part[0]}${/(?:s|x|sh)$/.test(part[0] ?? '') ? 'es' : 's'}`,
    ],
  ],
  ANT: [
    [
      /opposite of (\w+)/,
      ({ part, answers, question }) => {
        const pair = FIRST_OPPOSITES.find((words) => words.some((word) => word === part[0]));
        const inPair = question.blanks[0]?.choices?.filter((choice) =>
          pair?.some((word) => word === choice),
        );
        return inPair?.length === 1 && inPair[0] === answers[0];
      },
    ],
  ],
  THS: [
    [
      /^(.+)$/,
      (facts) =>
        fromBank(THIS_THESE)(facts) &&
        (facts.answers[0] === 'These') === / are /.test(facts.question.ask),
    ],
  ],
  PRN: [[/^(.+)$/, fromBank(PRONOUNS)]],
  SNT: [[/^Put in order: (.+)$/, inOrder(SENTENCES)]],
  NMW: [[/^Find the naming word: (.+)$/, fromBank(NAMING_WORDS)]],
  MNS: [[/^Which month comes just (after|before) (\w+)\?$/, inRound(MONTHS)]],
  SNS: [[/^Which sense tells us of (.+)\?$/, fromBank(SENSE_WORDS)]],
  PRT: [[/^Which part (.+)\?$/, fromBank(PLANT_PARTS)]],
  SAF: [[/^Safe or not safe: (.+)\?$/, fromBank(SAFETY)]],
  SEA: [[/^In which season do we (.+)\?$/, fromBank(SEASON_CLUES)]],
  HBT: [[/^Good habit or bad habit: (.+)\?$/, fromBank(HABITS)]],
};
