import type { CampaignBlock, HeroBlock } from '@/data/campaigns/campaign';
import { DOCUMENTS } from '@/data/content/documents';
import { STAGE_TEXTS } from '@/data/content/stageTexts';
import { GRADES, STAGE_NAMES, type Stage } from '@/data/grades';
import { BRANCH_LIST, CITY_LIST } from '@/data/places/places';
import { campaignPath } from '@/data/routes/paths/places';
import { type CampaignFamily, chosenByCity, chosenCampuses } from './chosenBranches';
import type { ShownBlock } from './shownBlock';

type PageBlock = Exclude<CampaignBlock, HeroBlock>;

/** Looks up what a block asks for. A new kind of block does not compile until it has its case. */
export const showBlock = (block: PageBlock, family: CampaignFamily): ShownBlock => {
  const lead = 'lead' in block ? (block.lead ?? null) : null;
  switch (block.kind) {
    case 'text':
      return { ...block, lead, link: block.link ?? null };
    case 'branches': {
      const { kind, heading, which } = block;
      const cities = chosenByCity(which, family);
      // One city needs no name above its branches.
      const [only, ...others] = cities;
      const named = only && others.length === 0 ? [{ ...only, name: null }] : cities;
      return { kind, heading, lead, cities: named };
    }
    case 'cities':
      return { ...block, lead, cities: citiesOf(family) };
    case 'stages':
      return { ...block, lead, stages: block.stages.map(toStage) };
    case 'documents':
      return { ...block, lead, documents: DOCUMENTS };
    case 'boarding-life': {
      const { kind, heading, which } = block;
      return { kind, heading, lead, campuses: chosenCampuses(which, family) };
    }
    case 'points':
    case 'facts':
    case 'steps':
    case 'questions':
    case 'call-line':
      return { ...block, lead };
  }
};

const toStage = (stage: Stage) => ({
  stage,
  name: STAGE_NAMES[stage],
  text: STAGE_TEXTS[stage],
  grades: GRADES.filter((grade) => grade.stage === stage).map(({ name, age }) => ({ name, age })),
});

const citiesOf = (family: CampaignFamily) =>
  CITY_LIST.map(({ slug, displayName }) => {
    const { length } = BRANCH_LIST.filter(({ city }) => city === slug);
    return {
      name: displayName,
      path: campaignPath(slug, undefined, family),
      note: length === 1 ? '1 branch' : `${length} branches`,
    };
  });
