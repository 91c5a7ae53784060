import type { ComponentProps } from 'react';
import styles from './Button.module.scss';
import { Link } from './Link';

type ButtonTone = 'primary' | 'secondary' | 'quiet';

type ButtonProps = ComponentProps<'button'> & { tone?: ButtonTone };

/** A button that does something on the page. `type` is `button` unless told otherwise. */
export const Button = ({ tone = 'primary', type = 'button', ...props }: ButtonProps) => (
  <button {...props} type={type} className={`${styles.root} ${styles[tone]}`} />
);

type ButtonLinkProps = ComponentProps<typeof Link> & { tone?: ButtonTone };

/** A link that stands out like a button: it leads to a page. */
export const ButtonLink = ({ tone = 'primary', ...props }: ButtonLinkProps) => (
  <Link {...props} className={`${styles.root} ${styles[tone]}`} />
);
