import { writeFileSync } from 'node:fs';
import { hashOf, needsHash } from './isSample';
import { listValues } from './sampleValues';

const FILE = 'scripts/adopt/sampleHashes.ts';
const IN_A_LINE = 9;

/** Writes down what the sample school is shipped with: for whoever changes the sample itself. */
export const rememberSample = (): { text: string; hasFailed: boolean } => {
  const hashes = [
    ...new Set(
      listValues()
        .map(({ value }) => value)
        .filter(needsHash)
        .map(hashOf),
    ),
  ].toSorted();
  const lines = Array.from({ length: Math.ceil(hashes.length / IN_A_LINE) }, (_, at) =>
    hashes.slice(at * IN_A_LINE, (at + 1) * IN_A_LINE).join(' '),
  );
  writeFileSync(
    FILE,
    `/** Of every value of the sample school that no rule tells: npm run adopt -- --remember. */\nexport const SAMPLE_HASHES = \`\n${lines.join('\n')}\n\`;\n`,
  );
  return { text: `${hashes.length} values in ${FILE}.`, hasFailed: false };
};
