import { evaluate } from 'mathjs';
import { TABLE_NUMBERS } from '@/data/routes/paths/study/tables';
import { MEETINGS } from '@/data/study/tables/meetings';
import { buildTablePage } from './tablePage';

type Words = Map<string, number>;

const pages = TABLE_NUMBERS.map(buildTablePage);

const explanationOf = ({ meeting, patterns, tips }: (typeof pages)[number]): string =>
  [meeting, ...[...patterns, ...tips].flatMap(({ title, text }) => [title, text])].join(' ');

const count = (words: readonly string[]): Words => {
  const counts: Words = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const countAll = (words: Words): number => [...words.values()].reduce((sum, n) => sum + n, 0);

/** The part of the shorter text's words that the other one has too, each as often as it stands. */
const shareOf = (one: Words, other: Words): number => {
  const shared = [...one].reduce((sum, [word, n]) => sum + Math.min(n, other.get(word) ?? 0), 0);
  return shared / Math.min(countAll(one), countAll(other));
};

const MOST_SHARED = 0.8;

// Without any number in it, a page still has to be another text.
const MOST_SHARED_WITHOUT_NUMBERS = 0.9;

const alike = (read: (text: string) => string[], most: number): string[] => {
  const all = pages.map((page) => ({
    factor: page.factor,
    words: count(read(explanationOf(page))),
  }));
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => {
      const share = shareOf(one.words, other.words);
      return share < most ? [] : [`${one.factor} and ${other.factor}: ${share.toFixed(2)}`];
    }),
  );
};

it('tells something of its own about each table', () => {
  expect(alike((text) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [], MOST_SHARED)).toEqual(
    [],
  );
});

it('differs in more than its numbers', () => {
  expect(
    alike((text) => text.toLowerCase().match(/[\p{L}’]+/gu) ?? [], MOST_SHARED_WITHOUT_NUMBERS),
  ).toEqual([]);
});

it('says where each number is met, with its product', () => {
  expect(MEETINGS).toHaveLength(120);
  expect(MEETINGS.filter(({ text }) => !text.includes('{product}'))).toEqual([]);
});

it('explains each table at some length, without a gap in a sentence', () => {
  const texts = pages.map((page) => explanationOf(page));
  expect(texts.filter((text) => text.split(' ').length < 120)).toEqual([]);
  expect(texts.filter((text) => /NaN|Infinity|undefined|null|[{}]| {2}/.test(text))).toEqual([]);
});

// Every calculation that a sentence writes out, however it came into the sentence.
const CALCULATION =
  /(?<![\d,+×÷−] ?)\d[\d,]*(?: [+×÷−] \d[\d,]*)+(?: = \d[\d,]*(?: [+×÷−] \d[\d,]*)*)+/g;

const worth = (part: string): unknown =>
  evaluate(
    part
      .replace(/,$/, '')
      .replaceAll(',', '')
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .replaceAll('−', '-'),
  );

it('writes no calculation that is wrong', () => {
  const written = pages.flatMap((page) => {
    const { practice } = page;
    const help = practice.flatMap(({ hint, steps }) => [hint, ...steps]);
    return [explanationOf(page), ...help].flatMap((text) => text.match(CALCULATION) ?? []);
  });
  const wrong = written.filter((text) => new Set(text.split(' = ').map(worth)).size > 1);
  expect(written.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});
