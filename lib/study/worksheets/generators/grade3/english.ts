import {
  DOING_WORDS,
  PAST_DEEDS,
  SENTENCE_PARTS,
  SUBJECTS,
  THINGS_THAT_DID,
} from '@/data/study/worksheets/words/grade3/grammar';
import { GRADE_3_PASSAGES } from '@/data/study/worksheets/words/grade3/passages';
import {
  CAPITAL_SENTENCES,
  DICTIONARY,
  PROPER,
} from '@/data/study/worksheets/words/grade3/sentences';
import type { Draw } from '@/lib/study/worksheets/draw';
import { dictionaryQuestion } from '@/lib/study/worksheets/generators/primary/dictionary';
import { readAny } from '@/lib/study/worksheets/generators/primary/passages';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { single } from '@/lib/study/worksheets/question';

const KINDS = ['naming word', 'doing word', 'describing word'] as const;

const PRONOUNS = ['He', 'She', 'It', 'They', 'We'] as const;

const isProper = (kind: string): kind is keyof typeof PROPER => kind in PROPER;

/** A sentence whose names are filled in, as it has to be written. */
const drawSentence = (draw: Draw, sentences: readonly [string, ...string[]]): string =>
  draw
    .pick(sentences)
    .replace(/\{(\w+)\}/g, (_, kind: string) => (isProper(kind) ? draw.pick(PROPER[kind]) : ''));

const countCapitals = (sentence: string): number => sentence.match(/[A-Z]/g)?.length ?? 0;

const withoutMark = (sentence: string): string => sentence.slice(0, -1);

const CAPITALS = inSlots(10, [
  (draw) => {
    const sentence = drawSentence(draw, CAPITAL_SENTENCES);
    return single(
      `How many capital letters are missing? ${sentence.toLowerCase()}`,
      String(countCapitals(sentence)),
      { how: sentence },
    );
  },
  (draw) => {
    const sentence = drawSentence(draw, CAPITAL_SENTENCES);
    return single(
      `Which mark belongs at the end? ${withoutMark(sentence)}`,
      sentence.endsWith('?') ? 'question mark' : 'full stop',
      { choices: ['full stop', 'question mark'], how: sentence },
    );
  },
  (draw) => {
    const sentence = drawSentence(draw, CAPITAL_SENTENCES);
    const [first = '', ...others] = sentence.split(' ');
    const names = others.filter((word) => /^[A-Z]/.test(word));
    const [lost = ''] = draw.some(names, 1);
    const smallName = sentence.replace(` ${lost}`, ` ${lost.toLowerCase()}`);
    const smallStart = [first.toLowerCase(), ...others].join(' ');
    const otherMark = withoutMark(sentence) + (sentence.endsWith('?') ? '.' : '?');
    const shown = draw.shuffle([sentence, smallName, smallStart, otherMark]);
    return single(
      `Which sentence is written correctly?\n${shown.map((text, at) => `${'ABCD'.charAt(at)}  ${text}`).join('\n')}`,
      'ABCD'.charAt(shown.indexOf(sentence)),
      { choices: ['A', 'B', 'C', 'D'] },
    );
  },
]);

export const GRADE_3_ENGLISH = {
  NDV: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const { describing, naming, doing, where } = SENTENCE_PARTS;
      const words = [draw.pick(naming), draw.pick(doing), draw.pick(describing)] as const;
      const [name, deed, look] = words;
      const at = draw.whole(0, 2);
      return single(
        `The ${look} ${name} ${deed} ${draw.pick(where)}. What kind of word is “${words[at]}”?`,
        KINDS[at] ?? '',
        { choices: KINDS },
      );
    },
  },
  PST: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const [now, past, rest] = draw.pick(DOING_WORDS);
      const who = draw.pick(['We', 'They', 'The children', 'My cousins', 'I']);
      const again = who === 'I' ? who : who.charAt(0).toLowerCase() + who.slice(1);
      return draw.whole(1, 3) > 1
        ? single(`${who} ${now} ${rest} every day. Yesterday ${again} ___ ${rest}.`, past)
        : single(`Yesterday ${again} ${past} ${rest}. Every day ${again} ___ ${rest}.`, now);
    },
  },
  PRN: {
    count: 12,
    layout: 'list',
    make: (draw) => {
      const isThing = draw.whole(1, 3) === 1;
      const [thing, thingDid, thingWord] = draw.pick(THINGS_THAT_DID);
      const [person, personWord] = draw.pick(SUBJECTS);
      const who = isThing ? thing : person;
      const deed = isThing ? thingDid : draw.pick(PAST_DEEDS);
      return single(
        `${who} ${deed}. Which word can stand for “${who}”?`,
        isThing ? thingWord : personWord,
        { choices: PRONOUNS },
      );
    },
  },
  ABC: {
    count: 12,
    layout: 'list',
    make: (draw) => dictionaryQuestion(draw, DICTIONARY, 1),
  },
  CAP: { count: 10, layout: 'list', make: CAPITALS },
  RDG: { count: 3, layout: 'list', make: readAny(GRADE_3_PASSAGES) },
} as const satisfies Record<string, TopicGenerator>;
