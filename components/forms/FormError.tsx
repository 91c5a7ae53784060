import { Icon } from '@/components/ui/Icon';
import styles from './FormError.module.scss';

type FormErrorProps = {
  /** For `aria-describedby` of the field it belongs to. */
  id: string;
  children: string;
};

/** What went wrong, said aloud when it appears. */
export const FormError = ({ id, children }: FormErrorProps) => (
  <p id={id} role="alert" className={styles.root}>
    <span className={styles.icon}>
      <Icon name="alert" size={20} />
    </span>
    <span>{children}</span>
  </p>
);
