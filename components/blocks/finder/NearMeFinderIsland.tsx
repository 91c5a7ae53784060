import { Island } from '@/components/ui/Island';
import { ServedNearMeFinder } from './servedNearMeFinder';
// The finder stands in the page before its code does, so its looks come with the page.
import '@/components/forms/Field.module.scss';
import '@/components/ui/Button.module.scss';
import './BranchFinder.module.scss';
import './LocateForm.module.scss';

const loadFinder = async () => {
  const { NearMeFinder } = await import('./NearMeFinder');
  return <NearMeFinder />;
};

/** The finder as HTML; its code comes with the first touch. */
export const NearMeFinderIsland = () => (
  <Island still={ServedNearMeFinder && <ServedNearMeFinder />} load={loadFinder} />
);
