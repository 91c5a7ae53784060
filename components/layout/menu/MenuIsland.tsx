import { Island } from '@/components/ui/Island';
import type { NavSection } from '@/data/menu/menu';
import { wakeOnNextPage } from '@/lib/chrome/wakeOnNextPage';
import { ServedMenu } from './servedMenu';
// The menu stands in the page before its code does, so its looks come with the page.
import './MainMenu.module.scss';
import './MenuCities.module.scss';
import './MenuPanel.module.scss';

type MenuIslandProps = {
  /** The public path of the page. */
  path: string;
  section: NavSection | null;
};

const loadMenu = async (served: string) => {
  const { LiveMenu } = await import('./LiveMenu');
  return <LiveMenu served={served} />;
};

/** The main menu as HTML; its code comes with the first touch, or with the next page. */
export const MenuIsland = ({ path, section }: MenuIslandProps) => (
  <Island
    shape="contents"
    still={ServedMenu && <ServedMenu path={path} section={section} />}
    load={() => loadMenu(path)}
    wakeOn={wakeOnNextPage}
  />
);
