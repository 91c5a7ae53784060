import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import styles from './ActionLink.module.scss';
import { isPlainPress } from './isPlainPress';

/** How much of an action a phone shows; from tablet on it is always icon and name. */
type PhoneShape = 'full' | 'short' | 'stacked' | 'icon';

/** How an action is shown: the same for each of them. */
export type ActionAppearance = { tone?: 'primary' | 'secondary' | 'chat'; onPhone?: PhoneShape };

type ActionLinkProps = ActionAppearance &
  Pick<ComponentProps<'a'>, 'target' | 'rel' | 'download' | 'aria-busy'> & {
    /** Where it leads before scripts have come, or when a person wants a new tab. */
    href: string;
    words: { name: string; short: string };
    icon: ReactNode;
    onPress: () => void;
  };

// A person expects of a button that the space bar presses it.
const pressBySpace = (event: KeyboardEvent<HTMLAnchorElement>): void => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** A button that is a working link until its code is there. */
export const ActionLink = ({
  words,
  icon,
  tone = 'secondary',
  onPhone = 'full',
  onPress,
  ...link
}: ActionLinkProps) => {
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onPress();
  };
  return (
    <Link
      {...link}
      role="button"
      aria-label={words.name}
      className={`${styles.root} ${styles[tone]} ${styles[onPhone]}`}
      onClick={press}
      onKeyDown={pressBySpace}
    >
      <span className={styles.symbol}>{icon}</span>
      <span className={styles.shortWord}>{words.short}</span>
      <span className={styles.name}>{words.name}</span>
    </Link>
  );
};
