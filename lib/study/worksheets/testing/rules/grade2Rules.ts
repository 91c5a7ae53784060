import {
  CARE,
  DAYS,
  FOOD_HELP,
  PLANT_KINDS,
  TRAFFIC,
} from '@/data/study/worksheets/words/littleEvs';
import {
  DOING_WORDS,
  END_MARKS,
  LONG_THINGS,
  PLACE_WORDS,
  SAME_MEANING,
} from '@/data/study/worksheets/words/littleWords';
import type { Rule } from '@/lib/study/worksheets/testing/readBack';
import { GO_ON } from './k2Rules';
import { fromBank } from './pictureRules';

export const GRADE_2_RULES: Record<string, Rule[]> = {
  EVN: [
    [
      /^(\d+) is$/,
      ({ part: [number = ''], answers }) =>
        answers[0] === (/[02468]$/.test(number) ? 'even' : 'odd'),
    ],
  ],
  NPT: [GO_ON],
  WPR: [
    [/stamps|roses/, ({ n: [one = 0, other = 0], a: [all = 0] }) => all - one === other],
    [
      /in the hall|pages|steps/,
      ({ n: [all = 0, part = 0], a: [rest = 0] }) => part + rest === all && rest > 0,
    ],
  ],
  WTT: [
    [
      /get in, then/,
      ({ n: [start = 0, come = 0, go = 0], a: [now = 0] }) => now + go - come === start,
    ],
    [
      /loses .* and finds/,
      ({ n: [start = 0, lost = 0, found = 0], a: [now = 0] }) => now - found + lost === start,
    ],
    [
      /fills/,
      ({ n: [bags = 0, each = 0, over = 0], a: [all = 0] }) =>
        Array.from({ length: bags }, () => each).reduce((rest, bag) => rest - bag, all) === over,
    ],
  ],
  MST: [
    [
      /^Which sum is wrong\? (.+)$/,
      ({ part: [told = ''], answers }) => {
        const wrong = told.split('; ').flatMap((sum) => {
          const [one = 0, other = 0, total = 0] = (sum.match(/\d+/g) ?? []).map(Number);
          return total - other === one ? [] : [sum.charAt(0)];
        });
        return wrong.length === 1 && wrong[0] === answers[0];
      },
    ],
  ],
  CMM: [[/^Centimetres or metres: (.+)\?$/, fromBank(LONG_THINGS)]],
  TAY: [
    [
      /^Read the chart\.\n\(1\) How many (.+)\?\n\(2\) How many more .+ than (.+)\?/,
      ({ part: [one, other], a: [first = 0, gap = 0, all = 0], question: { picture } }) => {
        if (picture?.kind !== 'tally') return false;
        const countOf = (name: string | undefined) =>
          picture.rows.find((row) => row.name === name)?.count ?? Number.NaN;
        const left = picture.rows.reduce((rest, { count }) => rest - count, all);
        return first === countOf(one) && first - gap === countOf(other) && gap > 0 && left === 0;
      },
    ],
  ],
  CDR: [
    [
      /^The (\d+)\w\w is a (\w+)\. Which day is the (\d+)\w\w\?$/,
      ({ part: [from, day = '', to], answers }) => {
        let at = DAYS.findIndex((name) => name === day);
        for (let date = Number(from); date < Number(to); date++) at = at === 6 ? 0 : at + 1;
        return DAYS[at] === answers[0];
      },
    ],
  ],
  VRB: [[/^Find the doing word: (.+)$/, fromBank(DOING_WORDS)]],
  PRP: [[/^(.+)$/, fromBank(PLACE_WORDS)]],
  PNC: [
    [
      /^(.+) ___$/,
      (facts) =>
        fromBank(END_MARKS)(facts) &&
        (facts.answers[0] === '?') ===
          /^(?:Where|What|Who|When|Why|How|Can) /.test(facts.question.ask),
    ],
  ],
  SYN: [
    [
      /same as (\w+)\?$/,
      ({ part, answers, question }) => {
        const pair = SAME_MEANING.find((words) => words.some((word) => word === part[0]));
        const inPair = question.blanks[0]?.choices?.filter((choice) =>
          pair?.some((word) => word === choice),
        );
        return inPair?.length === 1 && inPair[0] === answers[0];
      },
    ],
  ],
  ABR: [
    [
      /stands (first|last) in the dictionary\? (.+)$/,
      ({ part: [end, list = ''], answers: [answer = ''] }) =>
        list
          .split(', ')
          .every((word) =>
            word === answer
              ? true
              : end === 'first'
                ? answer.localeCompare(word) < 0
                : answer.localeCompare(word) > 0,
          ),
    ],
  ],
  FDH: [[/^What does it do for us most of all: (.+)\?$/, fromBank(FOOD_HELP)]],
  TRF: [[/^(.+) …$/, fromBank(TRAFFIC)]],
  PKD: [[/^What kind of plant is it: (.+)\?$/, fromBank(PLANT_KINDS)]],
  CTZ: [[/^Good for all of us, or not: (.+)\?$/, fromBank(CARE)]],
};
