import { Button } from '@/components/ui/Button';
import { LOGIN_COPY } from '@/data/copy/login';
import { showMobile } from '@/lib/login/mobile';
import styles from './NumberLine.module.scss';

type NumberLineProps = {
  /** 10 digits. */
  mobile: string;
  disabled?: boolean;
  onChangeMobile: () => void;
};

/** The number that the OTP goes to, and the way to another one. */
export const NumberLine = ({ mobile, disabled, onChangeMobile }: NumberLineProps) => (
  <p className={styles.root}>
    <span className={styles.number}>{showMobile(mobile)}</span>
    <Button tone="quiet" disabled={disabled} onClick={onChangeMobile}>
      {LOGIN_COPY.change}
    </Button>
  </p>
);
