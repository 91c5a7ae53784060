import { isRecord } from '@/lib/site/isRecord';
import { isKeepable, isKeptFile } from './kept';

/** The pages of a class, as the server has them now. */
export type ClassManifest = {
  classNumber: number;
  /** Another one after any change. */
  revision: string;
  pages: readonly { path: string; revision: string }[];
  /** What pages load later than at first: the check of answers, the generators of worksheets. */
  files: readonly string[];
  /** Of everything: what it takes on the device, and what comes over the network. Zero: not known. */
  bytes: number;
  download: number;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isSize = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** Reads the server's answer; null where it has another shape or names what may not be stored. */
export const parseManifest = (answer: unknown): ClassManifest | null => {
  if (!isRecord(answer)) return null;
  const { classNumber, revision, pages, files, bytes, download } = answer;
  if (!Array.isArray(pages) || !Array.isArray(files) || !isText(revision)) return null;
  if (!isSize(classNumber) || !isSize(bytes) || !isSize(download)) return null;
  const readPages = pages.flatMap((page: unknown) =>
    isRecord(page) && isText(page.path) && isKeepable(page.path) && isText(page.revision)
      ? [{ path: page.path, revision: page.revision }]
      : [],
  );
  const readFiles = files.filter((file: unknown) => isText(file)).filter(isKeptFile);
  const isWhole = readPages.length === pages.length && readFiles.length === files.length;
  return isWhole
    ? { classNumber, revision, pages: readPages, files: readFiles, bytes, download }
    : null;
};
