import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { otpDigitLabel } from '@/data/copy/login';
import { OTP_LENGTH } from '@/data/limits';
import {
  type OtpBoxes as Boxes,
  EMPTY_BOXES,
  eraseAt,
  isFull,
  parseOtp,
  typeInto,
} from '@/lib/login/otp';
import { readOtpFromSms } from '@/lib/login/webOtp';
import styles from './OtpBoxes.module.scss';

type OtpBoxesProps = {
  isBusy: boolean;
  isWrong: boolean;
  /** Id of the text that says what is wrong. */
  describedBy: string | undefined;
  /** Called with the whole code. */
  onComplete: (otp: string) => void;
};

/** A box for each character. A whole code may be pasted, filled in or read from the text message. */
export const OtpBoxes = ({ isBusy, isWrong, describedBy, onComplete }: OtpBoxesProps) => {
  const [boxes, setBoxes] = useState<Boxes>(EMPTY_BOXES);
  const group = useRef<HTMLDivElement>(null);

  const focusOn = (index: number) => {
    const inputs = group.current?.querySelectorAll('input');
    inputs?.[Math.min(Math.max(index, 0), OTP_LENGTH - 1)]?.focus();
  };

  const fill = (next: Boxes, focus: number) => {
    setBoxes(next);
    focusOn(focus);
    if (isFull(next)) onComplete(next.join(''));
  };

  const fillWhole = useEffectEvent((otp: string) => {
    if (!isBusy) fill([...otp], OTP_LENGTH);
  });

  useEffect(() => {
    group.current?.querySelector('input')?.focus();
    const reading = new AbortController();
    void readOtpFromSms(reading.signal).then((otp) => otp && fillWhole(otp));
    return () => reading.abort();
  }, []);

  const type = (index: number, text: string) => {
    const next = typeInto(boxes, index, text);
    if (!next) return;
    const isWhole = parseOtp(text) !== null;
    fill(next, isWhole ? OTP_LENGTH : index + (text === '' ? 0 : 1));
  };

  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const otp = parseOtp(event.clipboardData.getData('text'));
    if (otp && !isBusy) fill([...otp], OTP_LENGTH);
  };

  const press = (index: number, event: KeyboardEvent) => {
    if (isBusy) return;
    if (event.key === 'ArrowLeft') focusOn(index - 1);
    else if (event.key === 'ArrowRight') focusOn(index + 1);
    else if (event.key === 'Backspace') {
      const erased = eraseAt(boxes, index);
      setBoxes(erased.boxes);
      focusOn(erased.focus);
    } else return;
    event.preventDefault();
  };

  return (
    <div ref={group} className={styles.root}>
      {boxes.map((box, index) => (
        <input
          key={otpDigitLabel(index + 1)}
          className={styles.box}
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={otpDigitLabel(index + 1)}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          value={box}
          readOnly={isBusy}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(index, target.value)}
          onKeyDown={(event) => press(index, event)}
          onPaste={paste}
        />
      ))}
    </div>
  );
};
