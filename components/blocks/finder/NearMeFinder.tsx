import { BranchFinder } from './BranchFinder';
import { LocateForm } from './LocateForm';

/** The finder with both ways to say where one lives: typed, or by the device. */
export const NearMeFinder = () => <BranchFinder otherWay={(tools) => <LocateForm {...tools} />} />;
