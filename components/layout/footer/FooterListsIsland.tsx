import { Island } from '@/components/ui/Island';
import { ServedLists } from './servedLists';

const loadLists = async () => {
  const { FooterLists } = await import('./FooterLists');
  return <FooterLists />;
};

/** The footer's links as HTML that stays as it is. */
export const FooterListsIsland = () => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedLists && <ServedLists />}
    load={loadLists}
  />
);
