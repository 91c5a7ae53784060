import { createHash } from 'node:crypto';
import type { ClassNumber } from '@/data/study/ncert/classNumbers';
import type { ClassManifest } from '@/lib/offline/manifest';
import { type BuiltFile, measurePage, measureScripts } from './builtPages';
import { classPaths } from './classPaths';

/** In development nothing is built: a page is another one each time. */
const unbuilt = (): BuiltFile => ({ revision: String(Date.now()), bytes: 0, download: 0 });

const sum = (files: readonly BuiltFile[], size: 'bytes' | 'download'): number =>
  files.reduce((total, file) => total + file[size], 0);

const build = async (classNumber: ClassNumber): Promise<ClassManifest> => {
  const pages: { path: string; file: BuiltFile }[] = [];
  // One after the other: the parents on the site come first.
  for (const path of classPaths(classNumber))
    pages.push({ path, file: (await measurePage(path)) ?? unbuilt() });
  const scripts = await measureScripts();
  const all = [...pages, ...scripts].map(({ file }) => file);
  return {
    classNumber,
    revision: createHash('sha1')
      .update(all.map(({ revision }) => revision).join(' '))
      .digest('base64url'),
    pages: pages.map(({ path, file }) => ({ path, revision: file.revision })),
    files: scripts.map(({ path }) => path),
    bytes: sum(all, 'bytes'),
    download: sum(all, 'download'),
  };
};

const built = new Map<ClassNumber, Promise<ClassManifest>>();

/** What a class consists of; measured once for each build. */
export const getClassManifest = (classNumber: ClassNumber): Promise<ClassManifest> => {
  const known = built.get(classNumber);
  if (known && process.env.NODE_ENV === 'production') return known;
  const manifest = build(classNumber);
  built.set(classNumber, manifest);
  manifest.catch(() => built.delete(classNumber));
  return manifest;
};
