import {
  BUILT_WORDS,
  FAR_WORDS,
  MEANINGS,
  SUBJECT_PHRASES,
  VERBS,
} from '@/data/study/worksheets/words/grade5/english';
import { GRADE_5_PASSAGES } from '@/data/study/worksheets/words/grade5/passages';
import {
  BODY_FACTS,
  BODY_WORK,
  CAPITALS,
  CUSTOMS,
  DISSOLVING,
  DRIVES,
  FIBRES,
  FLOATING,
  MAKING_FACTS,
  SIGHTS,
  SUPPLIES,
  WATER_FACTS,
} from '@/data/study/worksheets/words/grade5/surroundings';
import { checkKeys } from '@/lib/study/worksheets/testing/checkKeys';
import { clashesIn, PASSAGE } from '@/lib/study/worksheets/testing/passages';
import type { Rule } from '@/lib/study/worksheets/testing/readBack';
import { GRADE_5_ENGLISH } from './english';
import { GRADE_5_EVS } from './evs';

const IRREGULAR: Record<string, readonly [past: string, done: string]> = {
  write: ['wrote', 'written'],
  eat: ['ate', 'eaten'],
  drink: ['drank', 'drunk'],
  sing: ['sang', 'sung'],
  draw: ['drew', 'drawn'],
  ride: ['rode', 'ridden'],
  make: ['made', 'made'],
  take: ['took', 'taken'],
  buy: ['bought', 'bought'],
  sell: ['sold', 'sold'],
  teach: ['taught', 'taught'],
  feed: ['fed', 'fed'],
  wear: ['wore', 'worn'],
  give: ['gave', 'given'],
  tell: ['told', 'told'],
};

const doubled = (base: string): string => (base === 'chop' ? 'chopp' : base);

/** The forms of a verb by the rules of spelling. */
const formsOf = (base: string) => {
  const regular = base.endsWith('y') ? `${base.slice(0, -1)}ied` : `${doubled(base)}ed`;
  const [past, done] = IRREGULAR[base] ?? [
    regular.replace('eed', 'ed'),
    regular.replace('eed', 'ed'),
  ];
  const third = /(?:s|x|ch|sh)$/.test(base)
    ? `${base}es`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`;
  return { past, done, third, doing: `${doubled(base).replace(/e$/, '')}ing` };
};

const isOne = (who: string): boolean => /^(?:she|he|my aunt|harish)\b/i.test(who.trim());

const isRow = (
  rows: readonly (readonly [string, ...string[]])[],
  ask?: string,
  answer?: string,
): boolean =>
  rows.some(([own, right]) => own === ask && right === answer) &&
  rows.filter(([own]) => own === ask).every(([, right]) => right === answer);

const ENGLISH: Record<string, Rule[]> = {
  TNS: [
    [
      /^Use “(\w+)”: (.+?) ___ .* every day\.$/,
      ({ part: [base = '', who = ''], answers }) =>
        answers[0] === (isOne(who) ? formsOf(base).third : base),
    ],
    [
      /^Use “(\w+)”: Yesterday/,
      ({ part: [base = ''], answers }) => formsOf(base).past === answers[0],
    ],
    [
      /^Use “(\w+)”: Look! (.+?) ___/,
      ({ part: [base = '', who = ''], answers }) =>
        answers[0] === `${isOne(who) ? 'is' : 'are'} ${formsOf(base).doing}`,
    ],
    [/^Use “(\w+)”: Tomorrow/, ({ part: [base], answers }) => answers[0] === `will ${base}`],
    [
      /^Use “(\w+)”: When I came in, (.+?) ___/,
      ({ part: [base = '', who = ''], answers }) =>
        answers[0] === `${isOne(who) ? 'was' : 'were'} ${formsOf(base).doing}`,
    ],
    [
      /^Use “(\w+)”: (.+) (has|have) already ___/,
      ({ part: [base = '', who = '', helper], answers }) =>
        helper === (isOne(who) ? 'has' : 'have') && formsOf(base).done === answers[0],
    ],
  ],
  // The word before “of”, “in” or “from” is the true subject.
  SVA: [
    [
      /^(.+) ___ /,
      ({ part: [subject = ''], answers }) => {
        const head = subject.split(/ (?:of|in|from) /)[0] ?? '';
        const isMany = / and |(?:^Both|^Many|^Several)|people$|(?<!new)s$/.test(head);
        return ['are', 'were', 'have', 'seem'].includes(answers[0] ?? '') === isMany;
      },
    ],
  ],
  PFX: [
    [
      /^Make one word with “(.+)”: (.+)$/,
      ({ part: [base, meaning], answers }) =>
        BUILT_WORDS.filter(
          ([own, , word, means]) => own === base && means === meaning && word === answers[0],
        ).length === 1,
    ],
    [
      /new word of “(.+)” that means “(.+)”\?/,
      ({ part: [base = '', meaning], answers: [affix = ''] }) => {
        const bare = affix.replace('-', '');
        const built = affix.endsWith('-') ? bare + base : base + bare;
        return BUILT_WORDS.some(([, , word, means]) => word === built && means === meaning);
      },
    ],
    [
      /^What does “(.+)” mean/,
      ({ part: [word], answers }) =>
        BUILT_WORDS.some(([, , own, means]) => own === word && means === answers[0]),
    ],
  ],
  SYN: [
    [
      /^Which (means nearly the same as|is the opposite of) “(.+)”\?$/,
      ({ part: [kind, word], answers, question: { blanks } }) => {
        const row = MEANINGS.find(([own]) => own === word);
        const [, like, opposite] = row ?? [];
        const near = (blanks[0]?.choices ?? []).filter(
          (choice) => choice === like || choice === opposite,
        );
        return near.length === 2 && answers[0] === (kind?.startsWith('means') ? like : opposite);
      },
    ],
  ],
  RDG: [PASSAGE(GRADE_5_PASSAGES)],
};

const EVS: Record<string, Rule[]> = {
  STC: [
    [
      /^What is the capital of (.+)\?/,
      ({ part: [state], answers }) => isRow(CAPITALS, state, answers[0]),
    ],
    [
      /^(.+) is the capital of which/,
      ({ part: [city], answers }) => isRow(CAPITALS, answers[0], city),
    ],
    [/visit to see (.+)\?/, ({ part: [sight], answers }) => isRow(SIGHTS, sight, answers[0])],
    [/home of (.+)\?/, ({ part: [custom], answers }) => isRow(CUSTOMS, custom, answers[0])],
  ],
  WTR: [
    [/^Does (.+) dissolve/, ({ part: [thing], answers }) => isRow(DISSOLVING, thing, answers[0])],
    [
      /^(.+) is put into water/,
      ({ part: [thing = ''], answers }) =>
        isRow(FLOATING, thing.charAt(0).toLowerCase() + thing.slice(1), answers[0]),
    ],
    [
      /another way in water than the others: (.+)\?/,
      ({ part: [row = ''], answers: [stranger] }) => {
        const doesOf = (thing?: string) => FLOATING.find(([own]) => own === thing)?.[1];
        const others = row.split(', ').filter((thing) => thing !== stranger);
        return (
          others.length === 3 &&
          others.every((thing) => doesOf(thing) !== undefined && doesOf(thing) !== doesOf(stranger))
        );
      },
    ],
    [/\?$/, ({ question: { ask }, answers }) => isRow(WATER_FACTS, ask, answers[0])],
  ],
  NRG: [
    [
      /^What drives or heats (.+)\?/,
      ({ part: [thing], answers }) => isRow(DRIVES, thing, answers[0]),
    ],
    [
      /^Where does (.+) come from\?/,
      ({ part: [fibre], answers }) => isRow(FIBRES, fibre, answers[0]),
    ],
    [
      /^Is there always more of (.+), how/,
      ({ part: [thing], answers }) => isRow(SUPPLIES, thing, answers[0]),
    ],
    [/\?$/, ({ question: { ask }, answers }) => isRow(MAKING_FACTS, ask, answers[0])],
  ],
  BDY: [
    [
      /Its work: (.+)\.$/,
      ({ part: [work], answers }) =>
        BODY_WORK.some(([part, own]) => own === work && part === answers[0]),
    ],
    [
      /^What is the work of the (.+)\?/,
      ({ part: [part], answers }) => isRow(BODY_WORK, part, answers[0]),
    ],
    [/\?$/, ({ question: { ask }, answers }) => isRow(BODY_FACTS, ask, answers[0])],
  ],
};

describe('English', () => checkKeys('grade-5', GRADE_5_ENGLISH, ENGLISH));
describe('EVS', () => checkKeys('grade-5', GRADE_5_EVS, EVS));

describe('the word banks', () => {
  it('forms every verb by the rule, or knows it by heart', () => {
    const odd = VERBS.filter(({ base, third, past, done, doing }) => {
      const forms = formsOf(base);
      return (
        forms.third !== third || forms.past !== past || forms.done !== done || forms.doing !== doing
      );
    });
    expect(odd.map(({ base }) => base)).toEqual([]);
  });

  it('builds each word of its two parts', () => {
    const odd = BUILT_WORDS.filter(([base, affix, word]) => {
      const bare = affix.replace('-', '');
      return word !== (affix.endsWith('-') ? bare + base : base + bare);
    });
    expect(odd.map(([, , word]) => word)).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    ['meanings', MEANINGS.flatMap(([word, like, opposite]) => [word, like, opposite])],
    ['built words', BUILT_WORDS.map(([, , word]) => word)],
    ['subjects', SUBJECT_PHRASES.map(([subject]) => subject)],
    ['capitals', CAPITALS.flat()],
    ['works of the body', BODY_WORK.flat()],
    ['water', WATER_FACTS.map(([ask]) => ask)],
    ['far words', Object.values(FAR_WORDS).flat()],
  ])('says nothing twice: %s', (_, texts) => {
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('names no state that is not in the list of states', () => {
    const states: readonly string[] = CAPITALS.map(([state]) => state);
    expect([...SIGHTS, ...CUSTOMS].filter(([, state]) => !states.includes(state))).toEqual([]);
  });

  it('tells stories in which each answer stands once', () => {
    expect(clashesIn(GRADE_5_PASSAGES)).toEqual([]);
  });
});
