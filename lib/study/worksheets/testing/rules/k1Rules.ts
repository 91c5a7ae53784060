import {
  ANIMAL_PLACES,
  DAYS,
  FAMILY_CLUES,
  KIND_WORDS,
  ROOM_CLUES,
  TRAVEL_WAYS,
} from '@/data/study/worksheets/words/littleEvs';
import { HEAVIER } from '@/data/study/worksheets/words/littleWords';
import { listPicture } from '@/lib/study/worksheets/listPicture';
import type { Rule } from '@/lib/study/worksheets/testing/readBack';
import { fromBank, GAP, isKind, letterOf, SHAPE_ROW, STORY } from './pictureRules';
import { COMPARE, inRound, NEIGHBOURS, RHYME } from './wordRules';

const TRACE: Rule[] = [[/^Trace/, ({ answers }) => answers.length === 0]];

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const DOTS: Rule = [
  /^How many dots\?$/,
  ({ a, question: { picture } }) =>
    picture?.kind === 'frame' && (listPicture(picture).match(/dot\b/g) ?? []).length === a[0],
];

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

export const K1_RULES: Record<string, Rule[]> = {
  CNT: [DOTS],
  TNM: TRACE,
  MSN: [GAP],
  AFB: NEIGHBOURS,
  CMP: [COMPARE],
  ADP: [
    [
      /^How many in all/,
      ({ a, question: { picture } }) =>
        picture?.kind === 'groups' &&
        listPicture(picture).split(/[,;]/).length === a[0] &&
        picture.groups.length === 2,
    ],
  ],
  TKP: [
    [
      /^Cross out (\d+)/,
      ({ n: [gone = 0], a: [left = 0], question: { picture } }) =>
        picture?.kind === 'count' && listPicture(picture).split(', ').length === gone + left,
    ],
  ],
  NXT: [SHAPE_ROW],
  SRT: [
    [
      /^How many of them: (\w+)\?$/,
      ({ a, part: [name], question: { picture } }) =>
        picture?.kind === 'shapes' &&
        picture.shapes.filter((shape) => shape === name).length === a[0],
    ],
  ],
  HVY: [
    [
      /^Which is (heavier|lighter): (.+) or (.+)\?$/,
      ({ part: [word, one = '', other = ''], answers: [answer] }) => {
        const first = HEAVIER.find(([heavy, light]) => `${heavy}|${light}` === `${one}|${other}`);
        const isFirstHeavy = first !== undefined;
        const isKnown =
          isFirstHeavy ||
          HEAVIER.some(([heavy, light]) => `${light}|${heavy}` === `${one}|${other}`);
        return isKnown && answer === (isFirstHeavy === (word === 'heavier') ? one : other);
      },
    ],
  ],
  RDN: [
    [
      /which one is (\w+)\?$/,
      ({ part: [place = ''], answers, question: { picture } }) =>
        picture?.kind === 'row' &&
        picture.things.findIndex((thing) => thing === answers[0]) === PLACES.indexOf(place),
    ],
  ],
  WPR: STORY,
  NMR: [
    [
      /^(One|Two) (more|less) than/,
      ({ part: [step, way], n: [number = 0], a: [answer = 0] }) =>
        (way === 'more' ? answer - number : number - answer) === (step === 'One' ? 1 : 2),
    ],
  ],
  TWD: TRACE,
  ABC: [
    [
      /^[A-Z_ ]+$/,
      ({ answers: [answer = ''], question: { ask } }) =>
        ALPHABET.includes(ask.replace('___', answer).replaceAll(' ', '')),
    ],
  ],
  VWE: [
    [
      /missing\? (\w+)$/,
      ({ part: [gap = ''], answers: [vowel = ''], question: { picture } }) =>
        picture?.kind === 'thing' && gap.replace('_', vowel) === picture.thing,
    ],
  ],
  ESN: [
    [
      /end with\?$/,
      ({ answers: [last = '?'], question: { picture } }) =>
        picture?.kind === 'thing' && picture.thing.endsWith(last),
    ],
  ],
  RHY: [RHYME],
  WRD: [
    [
      /^Match each word/,
      ({ answers, question: { picture } }) =>
        picture?.kind === 'match' &&
        picture.left.every((item, at) => {
          const partner = picture.right['ABCDEFGH'.indexOf(answers[at] ?? '')];
          return 'text' in item && !!partner && 'thing' in partner && item.text === partner.thing;
        }),
    ],
  ],
  DAY: [[/^Which day comes just (after|before) (\w+)\?$/, inRound(DAYS)]],
  FMY: [[/^Who is (.+)\?$/, fromBank(FAMILY_CLUES)]],
  ANH: [[/^Where does the (.+) live\?$/, fromBank(ANIMAL_PLACES)]],
  TRV: [[/^The (.+) travels$/, fromBank(TRAVEL_WAYS)]],
  KND: [[/^(.+) What do you say\?$/, fromBank(KIND_WORDS)]],
  RMS: [[/^Where do we (.+)\?$/, fromBank(ROOM_CLUES)]],
  DFF: [
    [
      /^Which one does not belong/,
      ({ answers: [letter], question: { picture } }) => {
        if (picture?.kind !== 'row') return false;
        const others = picture.things.filter((_, at) => letterOf(at) !== letter);
        const [stranger = 'ball'] = picture.things.filter((_, at) => letterOf(at) === letter);
        const kinds = ['food', 'animal', 'clothes', 'body'];
        const kindOf = (thing: typeof stranger) =>
          kinds.find((kind) => isKind(kind)(thing)) ?? 'none';
        const [kind] = others.map(kindOf);
        return (
          others.length === 3 &&
          others.every((thing) => kindOf(thing) === kind) &&
          kindOf(stranger) !== kind
        );
      },
    ],
  ],
};
