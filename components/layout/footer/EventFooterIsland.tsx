import { Island } from '@/components/ui/Island';
import type { EventFooterProps } from './EventFooter';
import { ServedEventFooter } from './servedEventFooter';
// The footer stands in the page without its code, so its looks come with the page.
import '@/components/blocks/phones/PhoneLinks.module.scss';
import './EventFooter.module.scss';
import './FooterLinks.module.scss';

const loadFooter = async (props: EventFooterProps) => {
  const { EventFooter } = await import('./EventFooter');
  return <EventFooter {...props} />;
};

/** The footer of an event as HTML that stays as it is. */
export const EventFooterIsland = (props: EventFooterProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedEventFooter && <ServedEventFooter {...props} />}
    load={() => loadFooter(props)}
  />
);
