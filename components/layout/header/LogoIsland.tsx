import { Island } from '@/components/ui/Island';
import { ServedLogo } from './servedLogo';
import './Logo.module.scss';

const loadLogo = async () => {
  const { Logo } = await import('./Logo');
  return <Logo />;
};

/** The logo as HTML that stays as it is. */
export const LogoIsland = () => (
  <Island
    shape="contents"
    isWokenByTouch={false}
    still={ServedLogo && <ServedLogo />}
    load={loadLogo}
  />
);
