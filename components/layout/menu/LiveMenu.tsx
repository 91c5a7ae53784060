import { chromeFor } from '@/lib/chrome/rules';
import { usePublicPath } from '@/lib/hooks/usePublicPath';
import { MainMenu } from './MainMenu';

type LiveMenuProps = {
  /** The path that the server drew the menu for. */
  served: string;
};

/** The menu in the browser: it follows the visitor from page to page. */
export const LiveMenu = ({ served }: LiveMenuProps) => {
  const path = usePublicPath(served);
  return <MainMenu path={path} section={chromeFor(path).section} />;
};
