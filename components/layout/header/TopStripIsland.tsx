import { Island } from '@/components/ui/Island';
import { wakeOnNextPage } from '@/lib/chrome/wakeOnNextPage';
import { ServedTopStrip } from './servedTopStrip';
import '@/components/blocks/phones/PhoneLinks.module.scss';
import './TopStrip.module.scss';

type TopStripIslandProps = { path: string };

const loadStrip = async (served: string) => {
  const { LiveTopStrip } = await import('./LiveTopStrip');
  return <LiveTopStrip served={served} />;
};

/** The strip as HTML; its code comes with the next page. */
export const TopStripIsland = ({ path }: TopStripIslandProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    wakeOn={wakeOnNextPage}
    still={ServedTopStrip && <ServedTopStrip path={path} />}
    load={() => loadStrip(path)}
  />
);
