import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { type CustomContentProps, SnackbarContent } from 'notistack';
import type { Ref } from 'react';
import styles from './Snackbars.module.scss';

const ICONS = {
  default: CircleCheck,
  info: CircleCheck,
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
};

type SnackbarProps = Pick<CustomContentProps, 'message' | 'variant' | 'style'> & {
  ref?: Ref<HTMLDivElement>;
};

/** One message, read out when it appears. */
export const Snackbar = ({ ref, message, variant, style }: SnackbarProps) => {
  const Icon = ICONS[variant];
  return (
    <SnackbarContent ref={ref} role="alert" style={style}>
      <div className={`${styles.snackbar} ${styles[variant] ?? ''}`}>
        <Icon aria-hidden="true" size={20} />
        <p>{message}</p>
      </div>
    </SnackbarContent>
  );
};
