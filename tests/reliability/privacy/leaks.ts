import type { Canary } from './canaries';
import { allowedIn, isOfTheAddress } from './exceptions';
import { readBytes } from './folders';
import { createFinder } from './spellings';
import type { Trace } from './traces';

const IS_OWN_COPY = /cache-control: [^\n]*(?:no-store|private)/i;

/** The answers in which something stands that may not, each as `flow (status): kinds`. */
export const leaksInAnswers = (traces: Trace[], canaries: Canary[]): string[] => {
  const find = createFinder(canaries);
  return traces.flatMap(({ who, flow, status, text }) => {
    const allowed = who === 'sender' ? allowedIn(flow) : [];
    const found = find(text).filter((kind) => !allowed.includes(kind));
    return found.length === 0 ? [] : [`${flow} (${status}): ${found.join(', ')}`];
  });
};

/** The answers with something personal that may be cached for all. */
export const leftToCaches = (traces: Trace[], canaries: Canary[]): string[] => {
  const find = createFinder(canaries);
  return traces
    .filter(({ flow, text }) => !isOfTheAddress(flow) && !IS_OWN_COPY.test(text))
    .flatMap(({ flow, text }) => (find(text).length > 0 ? [flow] : []));
};

/** The files in which something stands, each as `name: kinds`. */
export const leaksInFiles = (folder: string, files: string[], canaries: Canary[]): string[] => {
  const find = createFinder(canaries);
  return files.flatMap((file) => {
    const found = find(readBytes(folder, file));
    return found.length === 0 ? [] : [`${file}: ${found.join(', ')}`];
  });
};
