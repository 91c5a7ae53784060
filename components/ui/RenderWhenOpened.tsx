import { type ComponentProps, useState, useSyncExternalStore } from 'react';

type RenderWhenOpenedProps = ComponentProps<'div'> & { isOpen: boolean };

/**
 * A part that is closed at first: React leaves the HTML that the server sent as it is, with its links,
 * and renders the part once it is opened. The menu has 245 links in closed parts, more than half of
 * what a page would hydrate otherwise. React compares no children of an element with inner HTML
 * (https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html).
 */
export const RenderWhenOpened = ({ isOpen, children, ...props }: RenderWhenOpenedProps) => {
  const isHydrating = useSyncExternalStore(ignoreChanges, isNotHydrating, isOnServerOrHydrating);
  const [isLive, setIsLive] = useState(isOnServer || !isHydrating);
  if (isOpen && !isLive) setIsLive(true);

  if (isLive) {
    return (
      <div {...props} key="live">
        {children}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, what was sent stays
  return <div {...props} key="sent" suppressHydrationWarning dangerouslySetInnerHTML={AS_SENT} />;
};

const isOnServer = typeof window === 'undefined';

const ignoreChanges = () => () => undefined;
const isNotHydrating = () => false;
const isOnServerOrHydrating = () => true;

const AS_SENT = { __html: '' };
