import {
  AGREEING,
  BUILT_WORDS,
  DOERS,
  FAR_WORDS,
  MEANINGS,
  SUBJECT_PHRASES,
  VERBS,
} from '@/data/study/worksheets/words/grade5/english';
import { GRADE_5_PASSAGES } from '@/data/study/worksheets/words/grade5/passages';
import type { Draw } from '@/lib/study/worksheets/draw';
import { readAny } from '@/lib/study/worksheets/generators/primary/passages';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, single } from '@/lib/study/worksheets/question';

const lower = (who: string): string =>
  /^(?:She|He|They|We|My|The)\b/.test(who) ? who.charAt(0).toLowerCase() + who.slice(1) : who;

type Told = { who: string; isOne: boolean; verb: (typeof VERBS)[number] };

/** The time of a sentence, its gap and the form that fits; `rest` ends it. */
const TIMES: readonly [
  (told: Told) => readonly [string, string],
  ...((told: Told) => readonly [string, string])[],
] = [
  ({ who, isOne, verb }) => [`${who} ___ ${verb.rest} every day.`, isOne ? verb.third : verb.base],
  ({ who, verb }) => [`Yesterday ${lower(who)} ___ ${verb.rest}.`, verb.past],
  ({ who, isOne, verb }) => [
    `Look! ${who} ___ ${verb.rest} now.`,
    `${isOne ? 'is' : 'are'} ${verb.doing}`,
  ],
  ({ who, verb }) => [`Tomorrow ${lower(who)} ___ ${verb.rest}.`, `will ${verb.base}`],
  ({ who, isOne, verb }) => [
    `When I came in, ${lower(who)} ___ ${verb.rest}, and did not stop.`,
    `${isOne ? 'was' : 'were'} ${verb.doing}`,
  ],
  ({ who, isOne, verb }) => [
    `${who} ${isOne ? 'has' : 'have'} already ___ ${verb.rest}.`,
    verb.done,
  ],
];

const tense = (draw: Draw, at: number): Question => {
  const [who, isOne] = draw.pick(DOERS);
  const verb = draw.pick(VERBS);
  const [ask, answer] = (TIMES[at % TIMES.length] ?? TIMES[0])({ who, isOne, verb });
  return single(`Use “${verb.base}”: ${ask}`, answer);
};

const AFFIXES = [
  'un-',
  'dis-',
  'im-',
  'in-',
  'ir-',
  're-',
  'mis-',
  '-less',
  '-ful',
  '-er',
  '-ness',
  '-y',
];

const ENDINGS = AFFIXES.filter((affix) => affix.startsWith('-'));

const BUILD = inSlots(12, [
  (draw) => {
    const [base, , word, meaning] = draw.pick(BUILT_WORDS);
    return single(`Make one word with “${base}”: ${meaning}`, word);
  },
  (draw) => {
    const [base, affix, word, meaning] = draw.pick(BUILT_WORDS);
    const bank = affix.startsWith('-') ? ENDINGS : AFFIXES.filter((own) => own.endsWith('-'));
    const others = bank.filter(
      (own) =>
        own !== affix && !BUILT_WORDS.some(([same, other]) => same === base && other === own),
    );
    return single(
      `Which ${affix.startsWith('-') ? 'ending' : 'beginning'} makes a new word of “${base}” that means “${meaning}”?`,
      affix,
      { choices: draw.shuffle([affix, ...draw.some(others, 2)]), how: word },
    );
  },
  (draw) => {
    const [base, affix, word, meaning] = draw.pick(BUILT_WORDS);
    const wrong = draw
      .some(
        BUILT_WORDS.filter(([other]) => other !== base),
        2,
      )
      .map((row) => row[3]);
    return single(`What does “${word}” mean?`, meaning, {
      choices: draw.shuffle([meaning, ...wrong]),
      how: affix.startsWith('-')
        ? `${base} + ${affix.slice(1)}`
        : `${affix.slice(0, -1)} + ${base}`,
    });
  },
]);

const MEANING = inSlots(12, [
  (draw) => {
    const [word, like, opposite, kind] = draw.pick(MEANINGS);
    return single(`Which means nearly the same as “${word}”?`, like, {
      choices: draw.shuffle([like, opposite, ...draw.some<string>(FAR_WORDS[kind], 2)]),
    });
  },
  (draw) => {
    const [word, like, opposite, kind] = draw.pick(MEANINGS);
    return single(`Which is the opposite of “${word}”?`, opposite, {
      choices: draw.shuffle([like, opposite, ...draw.some<string>(FAR_WORDS[kind], 2)]),
    });
  },
]);

export const GRADE_5_ENGLISH = {
  TNS: { count: 12, layout: 'list', make: tense },
  SVA: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const [subject, number] = draw.pick(SUBJECT_PHRASES);
      const [one, many, rest] = draw.pick(AGREEING);
      return single(`${subject} ___ ${rest}.`, number === 'one' ? one : many, {
        choices: [one, many],
        how: `It is about ${number === 'one' ? 'one' : 'more than one'}`,
      });
    },
  },
  PFX: { count: 12, layout: 'list', make: BUILD },
  SYN: { count: 12, layout: 'list', make: MEANING },
  RDG: { count: 3, layout: 'list', make: readAny(GRADE_5_PASSAGES) },
} as const satisfies Record<string, TopicGenerator>;
