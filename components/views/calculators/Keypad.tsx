import { BASIC_COPY } from '@/data/study/calculators/pages';
import { KEY_ROWS, type Key, writtenBy } from '@/lib/study/calculators/basic/keys';
import styles from './Keypad.module.scss';

const NAMES: Readonly<Partial<Record<Key, string>>> = BASIC_COPY.keyNames;

const toneOf = (key: Key): string => {
  if (key === '=') return `${styles.key} ${styles.equals}`;
  if (/^\d$|^\.$/.test(key)) return `${styles.key} ${styles.digit}`;
  return /^M|Ans/.test(key) || writtenBy(key) === null
    ? `${styles.key} ${styles.action}`
    : `${styles.key}`;
};

/** The keys of the basic calculator. */
export const Keypad = ({ onPress }: { onPress: (key: Key) => void }) => (
  <fieldset className={styles.root}>
    <legend className={styles.legend}>{BASIC_COPY.keys}</legend>
    {KEY_ROWS.flat().map((key) => (
      <button
        key={key}
        type={key === '=' ? 'submit' : 'button'}
        className={toneOf(key)}
        aria-label={NAMES[key]}
        // The field keeps its focus, and with it the caret.
        onMouseDown={(event) => event.preventDefault()}
        onClick={key === '=' ? undefined : () => onPress(key)}
      >
        {key}
      </button>
    ))}
  </fieldset>
);
