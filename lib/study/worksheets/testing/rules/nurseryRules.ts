import {
  ANIMAL_BABIES,
  BODY_CLUES,
  COLOUR_CLUES,
  PLANT_FOODS,
  WEATHER_NEEDS,
} from '@/data/study/worksheets/words/littleEvs';
import type { Rule } from '@/lib/study/worksheets/testing/readBack';
import { fromBank, GAP, GROUPS, letterOf, onlyOne, PLACE, SHAPE_ROW, STORY } from './pictureRules';
import { PRE_NURSERY_RULES } from './preNurseryRules';

export const NURSERY_RULES: Record<string, Rule[]> = {
  MNF: [GROUPS],
  STR: [
    [
      /^Which one is the (longest|shortest)\?$/,
      ({ answers, part: [word], question: { picture } }) => {
        if (picture?.kind !== 'lengths' || picture.isUpright) return false;
        const { lengths } = picture;
        const mine = lengths[['A', 'B', 'C'].indexOf(answers[0] ?? '')] ?? Number.NaN;
        return lengths.every((length, at) =>
          letterOf(at) === answers[0] ? true : word === 'longest' ? length < mine : length > mine,
        );
      },
    ],
  ],
  SHP: [
    [
      /^Which shape/,
      ({ answers, question: { picture } }) =>
        picture?.kind === 'shape' && picture.shape === answers[0],
    ],
  ],
  MSN: [GAP],
  MTQ: PRE_NURSERY_RULES.MTQ ?? [],
  NMR: [
    [/one more is$/, ({ n: [number = 0], a: [next = 0] }) => next - number === 1],
    [/one less is$/, ({ n: [number = 0], a: [next = 0] }) => number - next === 1],
  ],
  NPT: [SHAPE_ROW],
  PSN: [PLACE],
  WPR: STORY,
  WRD: [
    [
      /^Which word/,
      ({ answers, question: { picture } }) =>
        picture?.kind === 'thing' && picture.thing === answers[0],
    ],
  ],
  BGN: [
    [
      /begins with (\w)\?$/,
      (facts) => onlyOne((thing) => thing.toUpperCase().startsWith(facts.part[0] ?? '?'))(facts),
    ],
  ],
  BDY: [[/^With what do we (.+)\?$/, fromBank(BODY_CLUES)]],
  CRS: [[/^What colour is (.+)\?$/, fromBank(COLOUR_CLUES)]],
  FDV: [[/^(.+): fruit or/, fromBank(PLANT_FOODS)]],
  ANB: [[/^The baby of an? (.+) is/, fromBank(ANIMAL_BABIES)]],
  WTH: [[/^(.+) …$/, fromBank(WEATHER_NEEDS)]],
};
