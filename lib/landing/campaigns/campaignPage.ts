import type {
  Campaign,
  CampaignColors,
  CampaignPhoto,
  CampaignSubject,
  HeroBlock,
  HiddenField,
} from '@/data/campaigns/campaign';
import type { CampaignFamily } from '@/data/campaigns/campaignFamilies';
import type { OfferedPlaces } from '@/data/places/cityLists';
import { CITIES, type CitySlug } from '@/data/places/places';
import { special } from '@/data/routes/pages/campaignRoutes';
import { type PageSeo, seoFor } from '@/data/routes/routes';
import { DIRECTORY_CHECKED_ON } from '@/data/school';
import type { PageStart } from '@/lib/enquiry/place';
import { skylineOf } from '@/lib/schools/directory/cityCards';
import { longDate } from '@/lib/schools/directory/profile/words';
import type { ComposedCampaign } from './composed';
import { findCampaign, placesOf } from './findCampaign';
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
    photo: CampaignPhoto | null;
  };
  form: {
    heading: string;
    text: string | null;
    cities: OfferedPlaces;
    start: PageStart | null;
    about: CampaignSubject;
    hidden: readonly HiddenField[];
  };
  colors: CampaignColors | null;
  blocks: ShownBlock[];
  checkedOn: string;
};

/** A page with its head. `phone`: in place of the number that the visit brings. */
export type BuiltCampaign = { seo: PageSeo; page: CampaignPage; phone: string | null };

const NO_PICTURE = '/pictures/day-school.svg';

/**
 * Builds the page at `/{family}/{segments}`; null where there is none. `seo` throws for a page that
 * `data/routes/pages/campaignRoutes` does not list, which a test rules out.
 */
export const buildCampaignPage = (
  family: CampaignFamily,
  segments: readonly string[],
): BuiltCampaign | null => {
  const campaign = findCampaign(segments);
  return campaign && showCampaign(campaign, family, seoFor(`/${family}/${segments.join('/')}`));
};

/** The page of a special campaign, wherever it is stored: the head is made from its own words. */
export const buildSpecialPage = (
  family: CampaignFamily,
  campaign: Campaign,
): BuiltCampaign | null =>
  showCampaign(campaign, family, {
    path: `/${family}/${campaign.slug}`,
    ...special[family](campaign),
    robots: 'noindex',
  });

const showCampaign = (
  campaign: Campaign | ComposedCampaign,
  family: CampaignFamily,
  seo: PageSeo,
): BuiltCampaign | null => {
  const { city, blocks } = campaign;
  const own: Partial<Campaign> = 'slug' in campaign ? campaign : {};
  const hero = blocks.find((block): block is HeroBlock => block.kind === 'hero-with-form');
  if (!hero) return null;
  return {
    seo,
    phone: own.phone ?? null,
    page: {
      hero: {
        heading: hero.heading,
        lead: hero.lead,
        points: hero.points,
        facts: hero.facts ?? [],
        place: { picture: pictureOf(hero, city), ...hero.tag },
        photo: hero.photo ?? null,
      },
      form: {
        ...hero.form,
        text: hero.form.text ?? null,
        cities: placesOf(campaign),
        start: startOf(campaign),
        about: own.about ?? 'admission',
        hidden: own.form?.hidden ?? [],
      },
      colors: own.colors ?? null,
      blocks: blocks.flatMap((block) =>
        block.kind === 'hero-with-form' ? [] : showBlock(block, family),
      ),
      checkedOn: longDate(DIRECTORY_CHECKED_ON),
    },
  };
};

/** Its own image, that of its city, or, where a city has none, that of a school. */
const pictureOf = ({ picture }: HeroBlock, city: CitySlug | undefined): string => {
  if (picture) return picture;
  return city && CITIES[city].branchesSlug !== null ? skylineOf(city) : NO_PICTURE;
};

type Started = Pick<Campaign, 'city'> & {
  form?: (PageStart & { hidden?: readonly HiddenField[] }) | null;
};

const startOf = ({ city, form }: Started): PageStart | null => {
  const { hidden: _, ...own } = form ?? {};
  const start: PageStart = { ...(city && startAtCity(city)), ...own };
  return Object.keys(start).length > 0 ? start : null;
};
