import { writeFileSync } from 'node:fs';
import { hashOf, needsHash } from './isSample';
import { listValues } from './sampleValues';

const FILE = 'scripts/adopt/sampleHashes.json';

/** Writes down what the sample school is shipped with, after a change of the sample itself. */
export const rememberSample = (): { text: string; hasFailed: boolean } => {
  const values = listValues().map(({ value }) => value);
  const hashes = [...new Set(values.filter(needsHash).map(hashOf))].toSorted();
  writeFileSync(FILE, `${JSON.stringify(hashes, null, 2)}\n`);
  return { text: `${hashes.length} values in ${FILE}.`, hasFailed: false };
};
