import { AdmissionSteps } from '@/components/blocks/AdmissionSteps';
import { DocumentsToBring } from '@/components/blocks/DocumentsToBring';
import { FactList } from '@/components/blocks/FactList';
import { FaqList } from '@/components/blocks/FaqList';
import { PointList } from '@/components/blocks/PointList';
import type { ShownBlock } from '@/lib/landing/campaigns/shownBlock';
import { BranchRows } from './BranchRows';
import { CallBlock } from './CallBlock';
import { CampusRows } from './CampusRows';
import { CityLinks } from './CityLinks';
import { StageRows } from './StageRows';
import { TextBlock } from './TextBlock';

type CampaignPartProps = { block: ShownBlock; phone: string };

/** What stands under the heading of a block. A new kind does not compile until it is drawn here. */
export const CampaignPart = ({ block, phone }: CampaignPartProps) => {
  switch (block.kind) {
    case 'text':
      return <TextBlock paragraphs={block.paragraphs} link={block.link} />;
    case 'points':
      return <PointList points={block.points} columns="pairs" tone="barred" />;
    case 'facts':
      return <FactList facts={block.facts} />;
    case 'branches':
      return <BranchRows cities={block.cities} />;
    case 'cities':
      return <CityLinks cities={block.cities} />;
    case 'stages':
      return <StageRows stages={block.stages} />;
    case 'steps':
      return <AdmissionSteps detail={block.detail} />;
    case 'documents':
      return <DocumentsToBring />;
    case 'questions':
      return <FaqList questions={block.questions} />;
    case 'boarding-life':
      return <CampusRows campuses={block.campuses} />;
    case 'call-line':
      return <CallBlock text={block.text} phone={phone} />;
  }
};
