import { COMPARE_COPY } from '@/data/copy/compare';
import type { ComparedBranch } from '@/lib/schools/compare/comparedBranch';
import type { Home } from '@/lib/schools/compare/measureFrom';
import type { ComparedFact } from '@/lib/schools/compare/orderFacts';
import {
  BoardCell,
  BusCell,
  DistanceCell,
  FacilitiesCell,
  FeesCell,
  GradesCell,
  LanguagesCell,
  NearbyCell,
  StageList,
} from './cells';

type FactCellProps = { fact: ComparedFact; branch: ComparedBranch; home: Home | null };

/** What one branch says to one fact. */
export const FactCell = ({ fact, branch, home }: FactCellProps) => {
  switch (fact) {
    case 'fees':
      return <FeesCell branch={branch} />;
    case 'laterYears':
      return <StageList facts={branch.laterYears} />;
    case 'bus':
      return <BusCell branch={branch} />;
    case 'distance':
      return <DistanceCell branch={branch} home={home} />;
    case 'hours':
      return <StageList facts={branch.hours} />;
    case 'classSize':
      return <StageList facts={branch.classSize} />;
    case 'grades':
      return <GradesCell branch={branch} />;
    case 'board':
      return <BoardCell branch={branch} />;
    case 'facilities':
      return <FacilitiesCell branch={branch} />;
    case 'sharedFacilities':
      return (branch.facilities?.everywhere ?? []).join(', ');
    case 'languages':
      return <LanguagesCell branch={branch} />;
    case 'stages':
      return <StageList facts={branch.stages.map(({ name, ages }) => ({ name, said: ages }))} />;
    case 'areas':
      return branch.areas.join(', ');
    case 'nearby':
      return <NearbyCell branch={branch} />;
    case 'dueOn':
    case 'office':
    case 'head':
    case 'examinations':
    case 'boarding':
    case 'landmark':
      return branch[fact] || COMPARE_COPY.notGiven;
  }
};
