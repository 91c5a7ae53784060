import type { Rule } from '@/lib/study/worksheets/testing/readBack';
import { GROUPS, isKind, letterOf, onlyOne, PLACE, SHAPE_ROW, STORY } from './pictureRules';

const TRACE: Rule[] = [[/^Trace/, ({ answers }) => answers.length === 0]];

const VOICES: Readonly<Record<string, string>> = {
  moo: 'cow',
  meow: 'cat',
  'bow-wow': 'dog',
  'cluck-cluck': 'hen',
  quack: 'duck',
};

export const PRE_NURSERY_RULES: Record<string, Rule[]> = {
  MNF: [GROUPS],
  NEM: [
    [
      /^One or many\?$/,
      ({ answers, question: { picture } }) =>
        picture?.kind === 'count' && answers[0] === (picture.count > 1 ? 'many' : 'one'),
    ],
  ],
  MTQ: [
    [
      /^Match each group/,
      ({ answers, question: { picture } }) =>
        picture?.kind === 'match' &&
        picture.left.every((item, at) => {
          const partner = picture.right['ABCDEFGH'.indexOf(answers[at] ?? '')];
          return 'count' in item && partner && 'text' in partner
            ? String(item.count) === partner.text
            : false;
        }),
    ],
  ],
  SHP: [
    [
      /^Which one is the (\w+)\?$/,
      ({ answers, part: [name], question: { picture } }) =>
        picture?.kind === 'shapes' &&
        picture.shapes.filter((shape) => shape === name).length === 1 &&
        picture.shapes.every((shape, at) => (shape === name) === (letterOf(at) === answers[0])),
    ],
  ],
  NPT: [SHAPE_ROW],
  TSH: TRACE,
  TCV: TRACE,
  TSS: [
    [
      /^Which one is (tall|short)\?$/,
      ({ answers, part: [word], question: { picture } }) => {
        if (picture?.kind !== 'lengths' || !picture.isUpright) return false;
        const [left = 0, right = 0] = picture.lengths;
        return (answers[0] === 'A') === (word === 'tall' ? left - right > 1 : right - left > 1);
      },
    ],
  ],
  PSN: [PLACE],
  WPR: STORY,
  FND: [[/^Find the (\w+)\.$/, (facts) => onlyOne((thing) => thing === facts.part[0])(facts)]],
  CRY: [
    [
      /^Who says “(.+)”\?$/,
      (facts) => onlyOne((thing) => thing === VOICES[facts.part[0] ?? ''])(facts),
    ],
  ],
  EAT: [[/eat\?$/, onlyOne(isKind('food'))]],
  ANM: [[/animal\?$/, onlyOne(isKind('animal'))]],
  WRE: [[/wear\?$/, onlyOne(isKind('clothes'))]],
  GES: [[/school\?$/, onlyOne(isKind('vehicle'))]],
};
