import { Band } from '@/components/blocks/Band';
import { Breadcrumbs } from '@/components/blocks/Breadcrumbs';
import { Hero } from '@/components/blocks/Hero';
import { Seo } from '@/components/blocks/Seo';
import type { ContestPage } from '@/lib/voting/contestPage';
import { BallotIsland } from './BallotIsland';
import { ContestStoryIsland } from './ContestStoryIsland';

type ContestViewProps = { page: ContestPage };

/** The page of a contest: its entries with the ballot, then what there is to know. */
export const ContestView = ({ page }: ContestViewProps) => (
  <>
    <Seo {...page.seo} />
    <Hero
      heading={page.heading}
      lead={page.lead}
      picture={{ src: page.picture, width: 640, height: 480 }}
      trail={<Breadcrumbs trail={page.trail} current={page.name} />}
    />
    <Band id="entries" tone="white" heading={page.texts.entries} lead={page.texts.samples}>
      <BallotIsland key={page.seo.path} {...page.ballot} />
    </Band>
    <ContestStoryIsland key={page.seo.path} story={page.story} />
  </>
);
