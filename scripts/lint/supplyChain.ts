import { z } from 'zod';
import type { KnownBad } from './knownBadVersions';
import { isExactVersion, isKnownBad } from './versions';

const names = z.record(z.string(), z.string()).optional();

/** What of package.json decides which packages come in and which of them may run on arrival. */
export const packageFile = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  overrides: z.record(z.string(), z.unknown()).optional(),
  allowScripts: z.record(z.string(), z.boolean()).optional(),
});

const lockedPackage = z.object({
  /** Given where the folder has another name than the package. */
  name: z.string().optional(),
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});

export const lockFile = z.object({
  lockfileVersion: z.number(),
  packages: z.record(z.string(), lockedPackage),
});

type PackageFile = z.infer<typeof packageFile>;
type LockFile = z.infer<typeof lockFile>;

/** A package under a second name: `npm:name@1.2.3`. */
const ALIAS = /^npm:(?:@[a-z\d-]+\/)?[a-z\d.-]+@/;
const SHA512 = /^sha512-[A-Za-z\d+/]{86}==$/;
const WISHES = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

const findLooseVersions = (kind: string, wishes: Record<string, unknown>): string[] =>
  Object.entries(wishes).flatMap(([name, wish]) => {
    if (typeof wish === 'object' && wish !== null)
      return findLooseVersions(`${kind} of ${name}`, { ...wish });
    return typeof wish === 'string' && isExactVersion(wish.replace(ALIAS, ''))
      ? []
      : [`${kind}: ${name} is not one exact version: ${String(wish)}`];
  });

/** A lockfile that was made for other wishes would be made anew on the next installation. */
const findStaleWishes = (file: PackageFile, root: PackageFile | undefined): string[] =>
  WISHES.flatMap((kind) => {
    const [wished, locked] = [file[kind] ?? {}, root?.[kind] ?? {}];
    return [...new Set([...Object.keys(wished), ...Object.keys(locked)])]
      .filter((name) => wished[name] !== locked[name])
      .map((name) => `${kind}: the lockfile knows ${name} as ${locked[name] ?? 'absent'}`);
  });

type Locked = z.infer<typeof lockedPackage> & { name: string; path: string };

const listLocked = ({ packages }: LockFile): Locked[] =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: entry.name ?? path.split('node_modules/').at(-1) ?? path,
    }));

const findForeignSource = ({ path, version, integrity, resolved, link }: Locked): string[] => [
  ...(path.startsWith('node_modules/') && !link ? [] : [`${path} is a folder, not a release`]),
  ...(version && isExactVersion(version) ? [] : [`${path} is not one exact version: ${version}`]),
  // Without an address, it comes from the registry of whoever installs, and has to match its hash.
  ...(resolved === undefined ? [] : [`${path} has an address of its own: ${resolved}`]),
  ...(integrity && SHA512.test(integrity) ? [] : [`${path} has no sha512 hash`]),
];

const findScripts = (locked: Locked[], allowed: Record<string, boolean>): string[] => {
  const withScript = new Set(
    locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  );
  return [
    ...[...withScript]
      .filter((name) => !Object.hasOwn(allowed, name))
      .map((name) => `${name} wants to run a script on installation; allowScripts decides`),
    ...Object.keys(allowed)
      .filter((name) => !withScript.has(name))
      .map((name) => `allowScripts: ${name} has no script`),
  ];
};

const findKnownBad = (locked: Locked[], list: readonly KnownBad[]): string[] =>
  locked.flatMap(({ name, version = '' }) =>
    list
      .filter((bad) => bad.names.includes(name) && isKnownBad(version, bad))
      .map(({ reason, source }) => `${name} ${version}: ${reason} (${source})`),
  );

/** What is wrong with where the packages come from, a sentence each; empty where nothing is. */
export const findSupplyProblems = (
  file: PackageFile,
  lock: LockFile,
  knownBad: readonly KnownBad[],
): string[] => {
  const locked = listLocked(lock);
  return [
    ...WISHES.flatMap((kind) => findLooseVersions(kind, file[kind] ?? {})),
    ...findLooseVersions('overrides', file.overrides ?? {}),
    ...(lock.lockfileVersion === 3 ? [] : [`lockfileVersion is ${lock.lockfileVersion}, not 3`]),
    ...findStaleWishes(file, lock.packages['']),
    ...locked.flatMap(findForeignSource),
    ...findScripts(locked, file.allowScripts ?? {}),
    ...findKnownBad(locked, knownBad),
  ];
};
