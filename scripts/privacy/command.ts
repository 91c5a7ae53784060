import { parseArgs } from 'node:util';
import { parseNumber } from '@/lib/server/privacy/parentNumber';
import { reasonOf } from '@/scripts/enquiries/usage';
import { PrivacyUsageError } from './usage';

/** What was asked for. `mobile`: 10 digits. */
export type PrivacyCommand =
  | { name: 'help' }
  | { name: 'export'; mobile: string; isDryRun: boolean; out: string | null }
  | { name: 'erase' | 'withdraw'; mobile: string; isDryRun: boolean; isEvenUnknown: boolean }
  | { name: 'receipt'; id: string }
  | { name: 'audit'; last: number };

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  'even-unknown': { type: 'boolean' },
  out: { type: 'string' },
  last: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Option = keyof typeof OPTIONS;

const ALLOWED: Record<Exclude<PrivacyCommand['name'], 'help'>, Option[]> = {
  export: ['dry-run', 'out'],
  erase: ['dry-run', 'even-unknown'],
  withdraw: ['dry-run', 'even-unknown'],
  receipt: [],
  audit: ['last'],
};

const isName = (name: string): name is keyof typeof ALLOWED => Object.hasOwn(ALLOWED, name);

/** Reads the words after `npm run privacy --`. Throws a PrivacyUsageError of one line. */
export const parsePrivacy = (args: string[]): PrivacyCommand => {
  const { values, positionals } = readArgs(args);
  const [name, ...words] = positionals;
  if (values.help || name === undefined) return { name: 'help' };
  if (!isName(name)) {
    throw new PrivacyUsageError(
      `There is no command "${name}": use export, erase, withdraw, receipt or audit.`,
    );
  }
  const unfit = Object.keys(values).find((option) => !ALLOWED[name].some((one) => one === option));
  if (unfit !== undefined) throw new PrivacyUsageError(`--${unfit} does not go with ${name}.`);
  const isDryRun = values['dry-run'] === true;
  switch (name) {
    case 'export':
      return { name, mobile: readNumber(words), isDryRun, out: values.out ?? null };
    case 'erase':
    case 'withdraw':
      return {
        name,
        mobile: readNumber(words),
        isDryRun,
        isEvenUnknown: values['even-unknown'] === true,
      };
    case 'receipt':
      return { name, id: readId(words) };
    case 'audit':
      refuseMore(words);
      return { name, last: readCount(values.last ?? '50') };
  }
};

const readArgs = (args: string[]) => {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new PrivacyUsageError(`${reasonOf(error)}.`);
  }
};

// A number that is typed with spaces and without quotes comes as several words.
const readNumber = (words: string[]): string => {
  const mobile = parseNumber(words.join(' '));
  if (mobile !== null) return mobile;
  throw new PrivacyUsageError(
    words.length === 0
      ? 'Name the mobile number: ten digits that begin with 6, 7, 8 or 9.'
      : 'This is no mobile number: it has ten digits and begins with 6, 7, 8 or 9.',
  );
};

const readId = ([text = '', ...rest]: string[]): string => {
  refuseMore(rest);
  const id = text.toUpperCase();
  if (/^[EW]-[0-9A-Z]{8}$/.test(id)) return id;
  throw new PrivacyUsageError('Name the receipt, such as E-7K3M92QF.');
};

const readCount = (text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new PrivacyUsageError(`--last is a number of entries, not "${text}".`);
};

const refuseMore = ([first]: string[]): void => {
  if (first !== undefined) throw new PrivacyUsageError(`"${first}" is one word too many.`);
};
