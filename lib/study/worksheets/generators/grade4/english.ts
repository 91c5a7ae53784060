import {
  COMPARED,
  JOINED,
  SOUND_ALIKES,
  SPELLINGS,
} from '@/data/study/worksheets/words/grade4/english';
import { GRADE_4_PASSAGES } from '@/data/study/worksheets/words/grade4/passages';
import { readAny } from '@/lib/study/worksheets/generators/primary/passages';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { single } from '@/lib/study/worksheets/question';

/** Joining words that do not fit where this one does. */
const MISFITS = {
  and: ['but', 'so'],
  but: ['or', 'so'],
  or: ['but', 'so'],
  so: ['because', 'or'],
  because: ['or', 'so'],
} as const;

const accept = (word: string): { accept?: string[] } =>
  word.startsWith('farther') || word.startsWith('farthest')
    ? { accept: [word.replace('far', 'fur')] }
    : {};

export const GRADE_4_ENGLISH = {
  CPR: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const [word, more, most] = draw.pick(COMPARED);
      const [ask, answer] = draw.pick([
        [`${word}, ___, ${most}`, more],
        [`${word}, ${more}, ___`, most],
        [`Use “${word}”: This one is ___ than that one.`, more],
        [`Use “${word}”: Of all four, this is the ___ one.`, most],
      ] as const);
      return single(ask, answer, accept(answer));
    },
  },
  JNR: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const [first, second, word] = draw.pick(JOINED);
      return single(`${first} ___ ${second}`, word, {
        choices: [word, ...MISFITS[word]].sort(),
      });
    },
  },
  HMP: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const [sentence, right, wrong] = draw.pick(SOUND_ALIKES);
      return single(sentence, right, { choices: [right, wrong].sort() });
    },
  },
  SPE: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const [right, ...wrong] = draw.pick(SPELLINGS);
      const row = draw.shuffle([right, ...wrong]);
      return single(`Which spelling is right: ${row.join(', ')}?`, right, { choices: row });
    },
  },
  RDG: { count: 3, layout: 'list', make: readAny(GRADE_4_PASSAGES) },
} as const satisfies Record<string, TopicGenerator>;
