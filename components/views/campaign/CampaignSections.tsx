import { Band } from '@/components/blocks/Band';
import type { ShownBlock } from '@/lib/landing/campaigns/shownBlock';
import { CampaignPart } from './CampaignPart';
import { SmallPrint } from './SmallPrint';

type CampaignSectionsProps = {
  blocks: readonly ShownBlock[];
  /** Digits of the number to call. */
  phone: string;
  checkedOn: string;
};

/** The parts of a campaign below its form, in the order that it says. */
export const CampaignSections = ({ blocks, phone, checkedOn }: CampaignSectionsProps) => (
  <>
    {blocks.map((block, at) => (
      <Band
        key={block.heading}
        id={`part-${at + 1}`}
        heading={block.heading}
        lead={block.lead}
        tone={at % 2 === 0 ? 'paper' : 'white'}
      >
        <CampaignPart block={block} phone={phone} />
      </Band>
    ))}
    <SmallPrint checkedOn={checkedOn} />
  </>
);
