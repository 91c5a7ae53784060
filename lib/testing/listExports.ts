import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !/(^|\/)testing\//.test(file);

/** Names that the modules below `folder` export, as far as a pattern with one group finds them. */
export const listExports = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name),
    )
    .toSorted();

/** `parse…`, and `read…` of a text or an unknown value: what stands at the edge (docs, style). */
export const READER =
  /export const (parse[A-Z]\w*|read[A-Z]\w*(?= = (?:async )?\(\s*(?:text|typed|value|body|input|slug|answer): (?:string|unknown)))/g;
