import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SkippedError } from '@/tests/reliability/experiment';
import { findProgram } from '@/tests/reliability/support/programs';

const SOURCE = 'tests/reliability/storage/powerLoss/journal.c';
const OPTIONS = ['-shared', '-fPIC', '-O2', '-Wall', '-Werror'];

/** What a program needs of the system to be compiled at all: glibc's headers and linker. */
const EMPTY = '#include <dlfcn.h>\nint main(void) { return dlsym(RTLD_NEXT, "open") == 0; }\n';

const compile = (args: string[], input = ''): { isFine: boolean; text: string } => {
  const { status, stderr } = spawnSync(findProgram('gcc') ?? 'gcc', args, {
    input,
    encoding: 'utf8',
  });
  return { isFine: status === 0, text: stderr ?? '' };
};

/**
 * Makes the library of journal.c in a folder and answers its file. Throws a SkippedError on a machine
 * that cannot compile or preload any library, and an error where ours alone does not compile.
 */
export const compileJournal = (folder: string): string => {
  if (process.platform !== 'linux') throw new SkippedError('LD_PRELOAD is of Linux only');
  mkdirSync(folder, { recursive: true });
  const trial = ['-D_GNU_SOURCE', '-x', 'c', '-', '-o', join(folder, 'trial'), '-ldl'];
  if (!compile(trial, EMPTY).isFine) {
    throw new SkippedError('gcc cannot compile here: libc6-dev is not installed');
  }
  const library = join(resolve(folder), 'journal.so');
  const { isFine, text } = compile([...OPTIONS, SOURCE, '-o', library, '-ldl']);
  if (!isFine) throw new Error(`${SOURCE} could not be compiled: ${text}`);
  return library;
};
