import { Island } from '@/components/ui/Island';
import { wakeOnNextPage } from '@/lib/chrome/wakeOnNextPage';
import { ServedPhoneLinks } from './servedPhoneLinks';
import '@/components/blocks/phones/PhoneLinks.module.scss';

type FooterPhoneIslandProps = { path: string };

const loadPhone = async (served: string) => {
  const { LivePhoneLinks } = await import('./LivePhoneLinks');
  return <LivePhoneLinks served={served} />;
};

/** The footer's number as HTML; its code comes with the next page. */
export const FooterPhoneIsland = ({ path }: FooterPhoneIslandProps) => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    wakeOn={wakeOnNextPage}
    still={ServedPhoneLinks && <ServedPhoneLinks path={path} place="footer" />}
    load={() => loadPhone(path)}
  />
);
