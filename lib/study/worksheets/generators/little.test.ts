import { ANIMAL_HOMES, FAMILIES, HELPERS, SENSE_CLUES } from '@/data/study/worksheets/surroundings';
import {
  OPPOSITES,
  PLURALS,
  RHYMES,
  SMALL_WORDS,
  VOWEL_WORDS,
  WORDS_WITH_AN,
} from '@/data/study/worksheets/words';
import { listPicture } from '@/lib/study/worksheets/listPicture';
import { type Rule, SUM, uncheckedIn, wrongIn } from '@/lib/study/worksheets/testing/readBack';
import { GRADE_1_RULES } from '@/lib/study/worksheets/testing/rules/grade1Rules';
import { GRADE_2_RULES } from '@/lib/study/worksheets/testing/rules/grade2Rules';
import { K1_RULES } from '@/lib/study/worksheets/testing/rules/k1Rules';
import { K2_RULES } from '@/lib/study/worksheets/testing/rules/k2Rules';
import { NURSERY_RULES } from '@/lib/study/worksheets/testing/rules/nurseryRules';
import { PRE_NURSERY_RULES } from '@/lib/study/worksheets/testing/rules/preNurseryRules';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const COUNT: Rule[] = [
  [
    /^How many\?$/,
    ({ a, question: { picture } }) => !!picture && listPicture(picture).split(', ').length === a[0],
  ],
];

const TRACE: Rule[] = [[/^Trace/, ({ answers }) => answers.length === 0]];

const STRANGER: Rule[] = [
  [
    /^Which one (is different|does not belong)\?$/,
    ({ answers: [letter = ''], question: { picture } }) => {
      if (picture?.kind !== 'row') return false;
      const at = 'ABCD'.indexOf(letter);
      const stranger = picture.things[at];
      const groups = [
        ['sun', 'moon', 'star'],
        ['mango', 'leaf', 'flower', 'tree'],
        ['ball', 'cup', 'car', 'book', 'house', 'umbrella'],
      ];
      const others = picture.things.filter((_, other) => other !== at);
      const isAlike = new Set(others).size === 1;
      const family = groups.find((group) => others.every((thing) => group.includes(thing)));
      return (
        others.length === 3 &&
        !!stranger &&
        (isAlike ? stranger !== others[0] : !!family && !family.includes(stranger))
      );
    },
  ],
];

const MATCH: Rule[] = [
  [
    /^Match/,
    ({ answers, question: { picture } }) => {
      if (picture?.kind !== 'match') return false;
      const nameOf = (item: (typeof picture.left)[number] | undefined) =>
        item && ('thing' in item ? item.thing : item.text.toUpperCase());
      return picture.left.every(
        (item, at) => nameOf(item) === nameOf(picture.right['ABCD'.indexOf(answers[at] ?? '')]),
      );
    },
  ],
];

// The row with the answer at its end repeats with a length of 2 or 3.
const ROW: Rule[] = [
  [
    /^What comes next\?$/,
    ({ answers: [next], question: { picture } }) => {
      if (picture?.kind !== 'row' || !next) return false;
      const row: string[] = [...picture.things, next];
      return [2, 3].some((length) => row.every((thing, at) => thing === row[at % length]));
    },
  ],
];

const PRE_NURSERY: Record<string, Rule[]> = {
  ...PRE_NURSERY_RULES,
  CNT: COUNT,
  BGS: [
    [
      /^Which one is (bigger|smaller)\?$/,
      ({ answers, part, question: { picture } }) => {
        if (picture?.kind !== 'sizes') return false;
        const order = picture.left > picture.right ? ['A', 'B'] : ['B', 'A'];
        return answers[0] === order[part[0] === 'bigger' ? 0 : 1];
      },
    ],
  ],
  NXT: ROW,
  TNM: TRACE,
  TRC: TRACE,
  MTC: MATCH,
  DFF: STRANGER,
};

const NURSERY: Record<string, Rule[]> = {
  ...NURSERY_RULES,
  CNT: COUNT,
  TNM: TRACE,
  AFT: [
    [/just after/, ({ n, a }) => a[0] === (n[0] ?? 0) + 1],
    [/just before/, ({ n, a }) => (a[0] ?? 0) + 1 === n[0]],
  ],
  NXT: ROW,
  CAP: TRACE,
  SMA: TRACE,
  ABC: [
    [/after (\w)\?/, ({ part, answers }) => ALPHABET.includes(`${part[0]}${answers[0]}`)],
    [/before (\w)\?/, ({ part, answers }) => ALPHABET.includes(`${answers[0]}${part[0]}`)],
  ],
  CPS: MATCH,
  SND: [
    [
      /begin with/,
      ({ answers, question: { picture } }) =>
        picture?.kind === 'thing' && picture.thing.toUpperCase().startsWith(answers[0] ?? '?'),
    ],
  ],
  DFF: STRANGER,
};

const COMPARE: Rule = [
  /^(\d+) ___ (\d+)$/,
  ({ n: [left = 0, right = 0], answers: [sign] }) =>
    ({ '>': left - right > 0, '<': right - left > 0, '=': left === right })[sign ?? ''] ?? false,
];

const GRADE_1: Record<string, Rule[]> = {
  ...GRADE_1_RULES,
  ADD: [SUM],
  SUB: [SUM],
  CMP: [COMPARE],
  AFB: [
    [/^Just after/, ({ n, a }) => a[0] === (n[0] ?? 0) + 1],
    [/^Just before/, ({ n, a }) => a[0] === (n[0] ?? 0) - 1],
    [/^Between/, ({ n: [low = 0, high = 0], a }) => a[0] === (low + high) / 2],
  ],
  TNS: [
    [/tens? and \d ones? make/, ({ n, a }) => `${n[0]}${n[1]}` === String(a[0])],
    [/how many tens/, ({ n, a }) => String(n[0]) === `${a[0]}${a[1]}`],
  ],
  SKP: [
    [
      /^Go on/,
      ({ n, a }) => {
        const row = [...n, ...a];
        const step = (row[1] ?? 0) - (row[0] ?? 0);
        return row.length === 6 && row.every((number, at) => number === (row[0] ?? 0) + at * step);
      },
    ],
  ],
  MNY: [
    [/^How much money/, ({ n, a }) => n.reduce((left, piece) => left - piece, a[0] ?? 0) === 0],
  ],
  SHP: [
    [
      /shape called/,
      ({ answers, question: { picture } }) =>
        picture?.kind === 'shape' && picture.shape === answers[0],
    ],
  ],
  VWE: [
    [
      /^(.+): (.+)$/,
      ({ part: [clue, gap = ''], answers: [vowel = ''] }) => {
        const word = gap.replaceAll(' ', '').replace('_', `[${vowel}]`);
        return VOWEL_WORDS.some(([whole, other]) => whole === word && other === clue);
      },
    ],
  ],
  // By ear: a vowel at the start, but for the y of uniform and the silent h of hour.
  ARN: [
    [
      /^___ (\w+)$/,
      ({ part: [word = ''], answers }) =>
        (word === 'hour' || (/^[aeiou]/.test(word) && word !== 'uniform') ? 'an' : 'a') ===
        answers[0],
    ],
  ],
  RHY: [
    [
      /rhymes with (\w+)\?/,
      ({ part: [word = ''], answers: [partner = ''], question }) => {
        const row = RHYMES.find((words) => words.some((other) => other === word));
        const fits = question.blanks[0]?.choices?.filter((choice) =>
          row?.some((other) => other === choice),
        );
        return fits?.length === 1 && fits[0] === partner && partner !== word;
      },
    ],
  ],
  SNS: [
    [
      /notice (.+)\?/,
      ({ part, answers }) =>
        SENSE_CLUES.some(([clue, sense]) => clue === part[0] && sense === answers[0]),
    ],
  ],
  DFF: [
    [
      /odd one out\? (.+)$/,
      ({ part: [list = ''], answers: [stranger = ''] }) => {
        const others = list.split(', ').filter((word) => word !== stranger);
        const family = FAMILIES.find(({ words }) =>
          others.every((word) => words.some((other) => other === word)),
        );
        return others.length === 3 && !!family && !family.words.some((word) => word === stranger);
      },
    ],
  ],
};

const GRADE_2: Record<string, Rule[]> = {
  ...GRADE_2_RULES,
  ADD: [SUM],
  SUB: [SUM],
  TMS: [SUM],
  SHR: [
    [
      /equally among/,
      ({ n: [all, children = 0], a: [each = 0] }) =>
        Array.from({ length: children }, () => each).reduce((sum, more) => sum + more, 0) === all,
    ],
  ],
  PVE: [
    [/^(\d+) is made of$/, ({ part, answers }) => answers.join('') === part[0]],
    [
      /worth in/,
      ({ n: [digit, number = 0], a: [worth = 0] }) =>
        worth / 10 ** (String(worth).length - 1) === digit &&
        String(number).at(-String(worth).length) === String(digit),
    ],
  ],
  TME: [
    [
      /What time/,
      ({ answers, question: { picture } }) =>
        picture?.kind === 'clock' &&
        listPicture(picture).length > 0 &&
        answers[0] === `${picture.hour}:${picture.minute < 10 ? '00' : picture.minute}`,
    ],
  ],
  MNY: [
    [/together\?/, ({ n: [one = 0, other = 0], a }) => (a[0] ?? 0) - other === one],
    [/pays with/, ({ n: [price = 0, note], a }) => (a[0] ?? 0) + price === note],
  ],
  CMP: [
    [
      /largest/,
      ({ n, a }) =>
        n.length === 4 && n.every((number) => number <= (a[0] ?? 0)) && n.includes(a[0] ?? 0),
    ],
    [
      /smallest/,
      ({ n, a }) =>
        n.length === 4 && n.every((number) => number >= (a[0] ?? 0)) && n.includes(a[0] ?? 0),
    ],
  ],
  MRE: [
    [
      /^One (\w+), two ___$/,
      ({ part, answers }) => PLURALS.some(([one, many]) => one === part[0] && many === answers[0]),
    ],
  ],
  ANT: [
    [
      /opposite of (\w+)/,
      ({ part, answers, question }) => {
        const pair = OPPOSITES.find((words) => words.some((word) => word === part[0]));
        const inPair = question.blanks[0]?.choices?.filter((choice) =>
          pair?.some((word) => word === choice),
        );
        return inPair?.length === 1 && inPair[0] === answers[0];
      },
    ],
  ],
  HVE: [
    [
      /___/,
      ({ question, answers }) =>
        SMALL_WORDS.some(([sentence, right]) => sentence === question.ask && right === answers[0]),
    ],
  ],
  HMS: [
    [
      /the (.+) live/,
      ({ part, answers }) =>
        ANIMAL_HOMES.some(([animal, home]) => animal === part[0] && home === answers[0]),
    ],
  ],
  HPR: [
    [
      /^Who (.+)\?$/,
      ({ part, answers }) =>
        HELPERS.some(([work, person]) => work === part[0] && person === answers[0]),
    ],
  ],
};

const CLASSES = [
  ['pre-nursery', PRE_NURSERY],
  ['nursery', NURSERY],
  ['k1', K1_RULES],
  ['k2', K2_RULES],
  ['grade-1', GRADE_1],
  ['grade-2', GRADE_2],
] as const;

describe.each(CLASSES)('%s', (slug, rules) => {
  it('has a second way to check every topic', () => {
    expect(uncheckedIn(slug, rules)).toEqual([]);
  });

  it.each(Object.keys(rules))('%s: the key is right', (code) => {
    expect(wrongIn(slug, code, rules[code] ?? [])).toEqual([]);
  });
});

describe('the word banks', () => {
  const pluralOf = (one: string): string => {
    if (/(?:s|x|ch|sh|mango|potato)$/.test(one)) return `${one}${one.endsWith('o') ? 'es' : 'es'}`;
    if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`;
    if (/(?:leaf|knife)$/.test(one)) return one.replace(/fe?$/, 'ves');
    return `${one}s`;
  };
  const IRREGULAR = ['children', 'teeth', 'feet', 'men', 'women', 'mice'];

  it('spells every plural by the rule, or knows it as irregular', () => {
    const odd = PLURALS.filter(
      ([one, many]) => pluralOf(one) !== many && !IRREGULAR.includes(many),
    );
    expect(odd).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['rhymes', RHYMES.flat()],
    ['families', FAMILIES.flatMap(({ words }) => [...words])],
    ['opposites', OPPOSITES.flat()],
  ])('has no word in two rows of the %s', (_, words) => {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it('gives every clue and sentence once', () => {
    const clues = [
      ...VOWEL_WORDS.map(([, clue]) => clue),
      ...SENSE_CLUES.map(([clue]) => clue),
      ...HELPERS.map(([work]) => work),
    ];
    expect(clues.filter((clue, at) => clues.indexOf(clue) !== at)).toEqual([]);
    expect(WORDS_WITH_AN.filter((word) => /^[^aeiou]/.test(word))).toEqual(['hour']);
  });
});
