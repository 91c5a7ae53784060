import { LANDING_COPY } from '@/data/copy/landing';
import { formatPhone } from '@/lib/chrome/formatPhone';
import styles from './CallLine.module.scss';

type CallLineProps = {
  /** Digits, as a telephone dials them. */
  phone: string;
  /** Stands before the number. */
  text?: string;
};

/** The number to call, big enough for a thumb. It is noted as the number shown. */
export const CallLine = ({ phone, text = LANDING_COPY.call }: CallLineProps) => (
  <p className={styles.root}>
    {text}{' '}
    <a href={`tel:${phone}`} data-shown-phone={phone} className={styles.number}>
      {formatPhone(phone)}
    </a>
  </p>
);
