import {
  DAY_WEATHER,
  DAYS,
  FOOD_SOURCES,
  MONTHS,
  PLANT_GIFTS,
} from '@/data/study/worksheets/words/littleEvs';
import { FIRST_PLURALS, SENTENCES } from '@/data/study/worksheets/words/littleWords';
import { isNear, type Rule, worthOf } from '@/lib/study/worksheets/testing/readBack';
import { spellNumber } from '@/lib/study/worksheets/testing/spellNumber';
import { GO_ON, WHO } from './k2Rules';
import { fromBank } from './pictureRules';
import { inOrder, PLAIN_STORY } from './wordRules';

/** Both sides agree once the gap is filled. */
const FILLED: Rule = [
  /^(.*___.*) = (.+)$/,
  ({ answers: [answer = ''], part: [left = '', right = ''] }) =>
    isNear(worthOf(left.replace('___', answer)), worthOf(right)),
];

const namesOf = (what: string | undefined): readonly string[] => (what === 'day' ? DAYS : MONTHS);

/** Walks through the names one by one. */
const walk = (names: readonly string[], from: string, far: number, isAfter: boolean): string => {
  let at = names.indexOf(from);
  for (let step = 0; step < far; step++) {
    at += isAfter ? 1 : -1;
    if (at < 0) at = names.length - 1;
    if (at === names.length) at = 0;
  }
  return names[at] ?? '';
};

export const GRADE_1_RULES: Record<string, Rule[]> = {
  FND: [FILLED],
  NPT: [GO_ON],
  WHR: [WHO],
  WPR: [
    [
      /more than \w+\. How many shells/,
      ({ n: [few = 0, more = 0], a: [all = 0] }) => all - more === few,
    ],
    [/How many more beads/, ({ n: [all = 0, few = 0], a: [gap = 0] }) => few + gap === all],
    [/get in\./, ({ n: [few = 0, more = 0], a: [all = 0] }) => all - few === more],
    [/eggs were in/, ({ n: [all = 0, used = 0], a: [left = 0] }) => left + used === all],
    ...PLAIN_STORY,
  ],
  NNM: [
    [
      /^Write the number: (.+)$/,
      ({ part: [name], a: [number = 0] }) => spellNumber(number) === name,
    ],
    [
      /^Which name has (\d+)\?$/,
      ({ n: [number = 0], answers: [name] }) => spellNumber(number) === name,
    ],
  ],
  TME: [
    [
      /^What time/,
      ({ answers: [time = ''], question: { picture } }) => {
        const [hour, minute] = time.split(':').map(Number);
        return picture?.kind === 'clock' && picture.hour === hour && picture.minute === minute;
      },
    ],
  ],
  CDR: [
    [
      /^Which (day|month) comes (?:just|(\d) \w+) (after|before) (\w+)\?$/,
      ({ part: [what, far, side, from = ''], answers }) =>
        answers[0] === walk(namesOf(what), from, Number(far ?? 1), side === 'after'),
    ],
  ],
  PNC: [
    [
      /^How should it be written/,
      ({ answers: [answer = ''], question }) => {
        const right = (question.blanks[0]?.choices ?? []).filter((text) =>
          /^[A-Z].*\.$/.test(text),
        );
        return right.length === 1 && right[0] === answer;
      },
    ],
  ],
  MRE: [
    [
      /^One (\w+), (?:three|five|many) ___$/,
      ({ part: [one = ''], answers }) =>
        FIRST_PLURALS.some(([known]) => known === one) &&
        answers[0] === `${one}${/(?:s|x|sh)$/.test(one) ? 'es' : 's'}`,
    ],
  ],
  SNT: [[/^Put in order: (.+)$/, inOrder(SENTENCES)]],
  PGV: [[/^Which plant gives us (.+)\?$/, fromBank(PLANT_GIFTS)]],
  WTH: [[/^(.+) What is the weather like\?$/, fromBank(DAY_WEATHER)]],
  FDB: [[/^From a plant or from an animal: (.+)\?$/, fromBank(FOOD_SOURCES)]],
};
