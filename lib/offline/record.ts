import { isRecord } from '@/lib/site/isRecord';
import { CACHES, classOfRecord, recordPath } from './kept';

/** What is stored of a class. */
export type KeptClass = {
  classNumber: number;
  /** Of the manifest that it was stored by. */
  revision: string;
  bytes: number;
  /** Of each page: its revision and the files that it loads. */
  pages: Readonly<Record<string, { revision: string; files: readonly string[] }>>;
  files: readonly string[];
};

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

const parsePages = (value: unknown): KeptClass['pages'] => {
  const pages = Object.entries(isRecord(value) ? value : {}).flatMap(([path, page]) => {
    if (!isRecord(page)) return [];
    const { revision, files } = page;
    return typeof revision === 'string' && isTexts(files)
      ? [[path, { revision, files }] as const]
      : [];
  });
  return Object.fromEntries(pages);
};

export const parseRecord = (value: unknown): KeptClass | null => {
  if (!isRecord(value)) return null;
  const { classNumber, revision, bytes, pages, files } = value;
  if (typeof classNumber !== 'number' || typeof revision !== 'string') return null;
  if (typeof bytes !== 'number' || !isTexts(files)) return null;
  return { classNumber, revision, bytes, pages: parsePages(pages), files };
};

/** The classes on this device, the lowest first; none where the browser has no caches. */
export const listKept = async (): Promise<readonly KeptClass[]> => {
  if (!('caches' in globalThis)) return [];
  // Opening it would make an empty one.
  if (!(await caches.has(CACHES.records))) return [];
  const cache = await caches.open(CACHES.records);
  const requests = (await cache.keys()).filter(({ url }) => classOfRecord(url) !== null);
  const records = await Promise.all(
    requests.map(async (request) => {
      const stored: unknown = await (await cache.match(request))?.json().catch(() => null);
      return parseRecord(stored);
    }),
  );
  return records
    .filter((record) => record !== null)
    .toSorted((one, other) => one.classNumber - other.classNumber);
};

export const saveRecord = async (record: KeptClass): Promise<void> => {
  const cache = await caches.open(CACHES.records);
  await cache.put(recordPath(record.classNumber), Response.json(record));
};

export const deleteRecord = async (classNumber: number): Promise<void> => {
  const cache = await caches.open(CACHES.records);
  await cache.delete(recordPath(classNumber));
};
