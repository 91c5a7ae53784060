import type { Campaign, CampaignColors, HeroBlock } from '@/data/campaigns/campaign';
import type { CityListMode } from '@/data/places/cityLists';
import { CITIES, type CitySlug } from '@/data/places/places';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import { DIRECTORY_CHECKED_ON } from '@/data/school';
import type { PageStart } from '@/lib/enquiry/place';
import { skylineOf } from '@/lib/schools/directory/cityCards';
import { longDate } from '@/lib/schools/directory/profile/words';
import type { CampaignFamily } from './chosenBranches';
import { cityListOf, findCampaign } from './findCampaign';
import { startAtCity } from './formStart';
import { showBlock } from './showBlock';
import type { ShownBlock } from './shownBlock';

/** Everything that a campaign page shows. Texts travel as props, so that no script carries them. */
export type CampaignPage = {
  hero: {
    heading: string;
    lead: string;
    points: readonly string[];
    facts: readonly { term: string; detail: string }[];
    place: { picture: string; name: string; detail: string };
  };
  form: { heading: string; text: string | null; cities: CityListMode; start: PageStart | null };
  colors: CampaignColors | null;
  blocks: ShownBlock[];
  checkedOn: string;
};

const NO_PICTURE = '/pictures/day-school.svg';

/**
 * Builds the page at `/{family}/{segments}`; null where there is none. `seo` throws for a page that
 * `data/routes/pages/campaignRoutes` does not list, which a test rules out.
 */
export const buildCampaignPage = (
  family: CampaignFamily,
  segments: readonly string[],
): { seo: PageSeo; page: CampaignPage } | null => {
  const campaign = findCampaign(segments);
  if (!campaign) return null;
  const { city, blocks } = campaign;
  const hero = blocks.find((block): block is HeroBlock => block.kind === 'hero-with-form');
  if (!hero) return null;
  return {
    seo: seoFor(`/${family}/${segments.join('/')}`),
    page: {
      hero: {
        heading: hero.heading,
        lead: hero.lead,
        points: hero.points,
        facts: hero.facts ?? [],
        place: { picture: pictureOf(hero, city), ...hero.tag },
      },
      form: {
        ...hero.form,
        text: hero.form.text ?? null,
        cities: cityListOf(campaign),
        start: startOf(campaign),
      },
      colors: ('colors' in campaign && campaign.colors) || null,
      blocks: blocks.flatMap((block) =>
        block.kind === 'hero-with-form' ? [] : showBlock(block, family),
      ),
      checkedOn: longDate(DIRECTORY_CHECKED_ON),
    },
  };
};

type CampaignParams = { slug?: string | readonly string[] };

/** What a page of a family builds from its address. */
export const campaignBuilder =
  (family: CampaignFamily) =>
  ({ slug }: CampaignParams) =>
    typeof slug === 'object' ? buildCampaignPage(family, slug) : null;

/** Its own image, that of its city, or, where a city has none, that of a school. */
const pictureOf = ({ picture }: HeroBlock, city: CitySlug | undefined): string => {
  if (picture) return picture;
  return city && CITIES[city].branchesSlug !== null ? skylineOf(city) : NO_PICTURE;
};

const startOf = ({ city, form }: Pick<Campaign, 'city'> & { form?: PageStart | null }) => {
  const start: PageStart = { ...(city && startAtCity(city)), ...form };
  return Object.keys(start).length > 0 ? start : null;
};
