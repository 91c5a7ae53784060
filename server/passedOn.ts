import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathOf } from './badRequest';

/** Our endpoints, which read bodies and fill in nothing; the resizing of images. */
const STREAMED = /^\/(?:api|_next\/image)(?:\/|$)/;

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replaceAll(sep, '/'));

/**
 * Says of an address whether its answer may pass through as Next writes it, in parts: there is no text
 * in it that the build left open. The files of `folder` are those of the start, as for Next itself.
 */
export const createPassedOn = (folder = 'public') => {
  const files = new Set(listFiles(folder));
  return (url: string): boolean => {
    const path = pathOf(url);
    return STREAMED.test(path) || files.has(path);
  };
};
