import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { ncertFront } from '@/lib/study/ncert/ncertFront';
import { MAKERS_OF } from './books';
import type { BookMakers } from './maker';
import { makerFaults, questionFaults } from './testing';

const TEXTS = 'data/study/ncert';
const LEAST_WRITTEN = 8;
const LEVELS = ['know', 'use', 'think'] as const;

const makersOf = (name: string) => {
  const [folder = '', book = '', file = ''] = name.split('/');
  if (!(`${folder}/${book}` in MAKERS_OF)) return [];
  const { MAKERS }: { MAKERS: BookMakers } = require(`./${folder}/${book}`);
  return MAKERS[Number(file.slice(8, 10))] ?? [];
};

/** The chapters that have makers: of them the rest is asked too. */
const FILES = readdirSync(TEXTS, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.md') && makersOf(name).length > 0,
);

const countWords = (text: string): number =>
  text
    .replaceAll(/\$\$[^$]+\$\$|\$[^$]+\$/g, ' formula ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

it.each(FILES)('%s: its text and its written questions may be published', (name) => {
  const { data, content } = matter(readFileSync(join(TEXTS, name), 'utf8'), {});
  const { problems } = ncertFront.parse(data);
  const levels = new Set(problems.map(({ level }) => level));
  expect(problems.flatMap(questionFaults)).toEqual([]);
  expect(problems.length).toBeGreaterThanOrEqual(LEAST_WRITTEN);
  expect([...levels].sort()).toEqual([...LEVELS].sort());
  expect(problems.filter(({ slips }) => slips).length).toBeGreaterThanOrEqual(LEAST_WRITTEN / 2);
  expect(countWords(content)).toBeGreaterThanOrEqual(120);
  expect(countWords(content)).toBeLessThanOrEqual(320);
  expect(content).not.toMatch(/^#/m);
});

it.each(FILES)('%s: four or more makers, each right for many seeds', (name) => {
  const makers = makersOf(name);
  expect(makers.length).toBeGreaterThanOrEqual(4);
  expect(new Set(makers.map(({ id }) => id)).size).toBe(makers.length);
  for (const maker of makers) expect([maker.id, makerFaults(maker)]).toEqual([maker.id, []]);
});

it('asks no written question twice', () => {
  const asked = FILES.flatMap((name) =>
    ncertFront
      .parse(matter(readFileSync(join(TEXTS, name), 'utf8'), {}).data)
      .problems.map(({ ask }) => ask.toLowerCase()),
  );
  expect(asked.filter((ask, at) => asked.indexOf(ask) !== at)).toEqual([]);
});
