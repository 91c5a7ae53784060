import { request } from '@/lib/api/request';
import { filesOf } from './filesOf';
import { CACHES, manifestPath, questionsPath } from './kept';
import { noteDay } from './keptDay';
import { type ClassManifest, parseManifest } from './manifest';
import { deleteRecord, type KeptClass, listKept, saveRecord } from './record';

/** So many at a time: a page that somebody opens meanwhile still comes. */
const AT_ONCE = 4;

/** Called with how much of it is there, from 0 to 1. */
export type OnProgress = (part: number) => void;

export const getManifest = (classNumber: number): Promise<ClassManifest> =>
  request(manifestPath(classNumber), { parse: parseManifest });

const forAll = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    const item = waiting.shift();
    if (item === undefined) return;
    await work(item);
    await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
};

/** The answer of the server itself: whole, and from the very address. */
const getFresh = async (path: string): Promise<Response> => {
  const response = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
  if (!response.ok || response.redirected) throw new Error(`${path} was not answered whole`);
  return response;
};

const addMissing = async (cache: Cache, file: string): Promise<void> => {
  if (await cache.match(file)) return;
  // Its name changes with its content, so the browser's own copy is as good.
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} was not answered`);
  await cache.put(file, response);
};

const allFiles = ({ pages, files }: Pick<KeptClass, 'pages' | 'files'>): readonly string[] => [
  ...new Set([...files, ...Object.values(pages).flatMap((page) => page.files)]),
];

/** Deletes what no class on this device needs any more. */
const tidy = async (): Promise<void> => {
  const kept = await listKept();
  const needed = {
    pages: kept.flatMap(({ pages }) => Object.keys(pages)),
    files: kept.flatMap(allFiles),
    questions: kept.map(({ classNumber }) => questionsPath(classNumber)),
  };
  const wanted = new Set([...needed.pages, ...needed.files, ...needed.questions]);
  for (const name of [CACHES.pages, CACHES.files]) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url);
      if (!wanted.has(pathname + search)) await cache.delete(url);
    }
  }
};

/**
 * Stores what the manifest names and is not here yet in this revision. Written down only when all of
 * it is here: a class that is listed works.
 */
const store = async (
  manifest: ClassManifest,
  before: KeptClass | null,
  onProgress: OnProgress,
): Promise<void> => {
  const [pageCache, fileCache] = await Promise.all([
    caches.open(CACHES.pages),
    caches.open(CACHES.files),
  ]);
  let done = 0;
  const pages: Record<string, { revision: string; files: readonly string[] }> = {};
  await forAll(manifest.pages, async ({ path, revision }) => {
    const known = before?.pages[path];
    if (known?.revision === revision && (await pageCache.match(path))) pages[path] = known;
    else {
      const response = await getFresh(path);
      const files = filesOf(await response.clone().text());
      // A page without its scripts would be worse than the one of before.
      for (const file of files) await addMissing(fileCache, file);
      await pageCache.put(path, response);
      pages[path] = { revision, files };
    }
    done += 1;
    onProgress(done / (manifest.pages.length + 1));
  });
  await forAll(manifest.files, (file) => addMissing(fileCache, file));
  const questions = questionsPath(manifest.classNumber);
  await pageCache.put(questions, await getFresh(questions));
  const { classNumber, revision, bytes, files } = manifest;
  await saveRecord({ classNumber, revision, bytes, files, pages });
  await tidy();
  onProgress(1);
};

/** One at a time, whichever tab began: what one of them stores, another must not tidy away. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(CACHES.records, work) : work();

/** Stores a class on this device. Rejects where that fails, and leaves nothing half-stored behind. */
export const keepClass = (
  classNumber: number,
  today: string,
  onProgress: OnProgress,
): Promise<void> =>
  alone(async () => {
    // The browser may ask; a no leaves it to the browser to delete it when room is short.
    await navigator.storage?.persist?.().catch(() => false);
    try {
      await navigator.serviceWorker.register('/sw.js');
      await store(await getManifest(classNumber), null, onProgress);
      noteDay(today);
    } catch (cause) {
      await tidy();
      throw cause;
    }
  });

/** Takes a class off this device; with the last one nothing of ours stays between the site and the network. */
export const forgetClass = (classNumber: number): Promise<void> =>
  alone(async () => {
    await deleteRecord(classNumber);
    await tidy();
    if ((await listKept()).length > 0) return;
    noteDay(null);
    // Serwist's own too, an empty one: no other part of the site has a cache.
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  });

/** Brings the classes of this device up to date; what cannot be reached stays as it is. */
export const refreshKept = (today: string): Promise<void> =>
  alone(async () => {
    const kept = await listKept();
    if (kept.length === 0) return noteDay(null);
    for (const record of kept) {
      const manifest = await getManifest(record.classNumber);
      if (manifest.revision !== record.revision) await store(manifest, record, () => undefined);
    }
    noteDay(today);
  });
