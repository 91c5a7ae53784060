import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a source file that holds words for people. */
export type SourceLine = { place: string; text: string };

const HAS_TEXT = /\.(?:tsx?|md)$/;
const IS_TEST = /\.test\.tsx?$|(?:^|\/)testing\//;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

// A comment's lines stay, empty, so that the numbers of the others are right.
const withoutComments = (source: string): string =>
  source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''));

/** Every line of the source and Markdown files below `folders`, without comments and imports. */
export const listTexts = (folders: readonly string[]): SourceLine[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => HAS_TEXT.test(file) && !IS_TEST.test(file))
      .flatMap((file) => readLines(join(folder, file))),
  );

const readLines = (file: string): SourceLine[] => {
  const source = readFileSync(file, 'utf8');
  return (file.endsWith('.md') ? source : withoutComments(source))
    .split('\n')
    .map((text, at) => ({ place: `${file}:${at + 1}`, text }))
    .filter(({ text }) => /\p{L}{3}/u.test(text) && !/^import |^\} from /.test(text));
};

/** Every text in a value, however deep. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
};
