import type { BranchChoice, CampaignBlock, HeroBlock } from '@/data/campaigns/campaign';
import type { CampaignFamily } from '@/data/campaigns/campaignFamilies';
import { DOCUMENTS } from '@/data/content/documents';
import { STAGE_TEXTS } from '@/data/content/stageTexts';
import { GRADES, STAGE_NAMES, type Stage } from '@/data/grades';
import { BRANCH_LIST, CITY_LIST } from '@/data/places/places';
import { campaignPath } from '@/data/routes/paths/places';
import { chosenByCity, chosenCampuses, chosenMap } from './chosenBranches';
import type { BranchCity, ShownBlock } from './shownBlock';

type PageBlock = Exclude<CampaignBlock, HeroBlock>;

/** Looks up what a block asks for. A new kind of block does not compile until it has its case. */
export const showBlock = (block: PageBlock, family: CampaignFamily): ShownBlock => {
  const lead = 'lead' in block ? (block.lead ?? null) : null;
  switch (block.kind) {
    case 'text':
      return { ...block, lead, link: block.link ?? null };
    case 'branches': {
      const { kind, heading, which } = block;
      return { kind, heading, lead, cities: citiesWithMap(which, family) };
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

// One city needs no name above its branches, and has room for its map.
const citiesWithMap = (which: BranchChoice, family: CampaignFamily): BranchCity[] => {
  const cities = chosenByCity(which, family);
  const [only, ...others] = cities;
  return only && others.length === 0
    ? [{ name: null, branches: only.branches, map: chosenMap(only.city, which, family) }]
    : cities.map(({ name, branches }) => ({ name, branches, map: null }));
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
