import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { awaken, type Wake } from './awaken';
import styles from './Island.module.scss';

type IslandProps = Partial<Wake> & {
  /** What the server sends: works without JavaScript. Null in the browser. */
  still: ReactNode;
  /** Fetches what takes over; its first render has to be what the server sent. */
  load: (host: HTMLElement) => Promise<ReactElement>;
  /** `contents`: the two elements around it leave no trace in the layout. */
  shape?: 'block' | 'contents';
};

// The browser's side of the div says nothing about its content, so React leaves the server's alone.
// It would write this empty text over it if the object were ever another one.
const AS_SERVED = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

const never = () => false;
const noWaking = () => () => undefined;

/**
 * HTML from the server that turns live on first need, so that its JavaScript costs nothing before.
 * React leaves it alone until then and adopts it in place: what is typed, the caret and an open
 * keyboard stay. What wakes it is read once: a new `key` starts afresh.
 */
export const Island = ({
  still,
  load,
  isNeededNow = never,
  isWokenByTouch = true,
  wakeOn = noWaking,
  shape = 'block',
}: IslandProps) => {
  const host = useRef<HTMLDivElement>(null);
  const [start] = useState(() => ({ load, isNeededNow, isWokenByTouch, wakeOn }));
  const className = shape === 'contents' ? styles.contents : undefined;

  useEffect(() => (host.current ? awaken(host.current, start) : undefined), [start]);

  if (typeof window === 'undefined') {
    return (
      <div className={className}>
        <div className={className}>{still}</div>
      </div>
    );
  }
  return <div ref={host} className={className} {...AS_SERVED} />;
};
