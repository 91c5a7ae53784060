import type { CampaignFamily } from '@/data/campaigns/campaignFamilies';
import { type BranchRecord, CITIES, type CitySlug } from '@/data/places/places';

/** `/pune` → `/ois-pune-branches`; null where the city has no page. */
export const cityPath = (city: CitySlug): string | null => {
  const { branchesSlug } = CITIES[city];
  return branchesSlug === null ? null : `/${branchesSlug}-branches`;
};

/** The page of a branch; null where it is not listed on the site. */
export const branchPath = (branch: BranchRecord): string | null => {
  const city = cityPath(branch.city);
  return city === null || branch.listing === 'form' ? null : `${city}/${branch.slug}`;
};

/** The public disclosure of a branch, below its page; null where the branch has no page. */
export const disclosurePath = (branch: BranchRecord): string | null => {
  const path = branchPath(branch);
  return path === null ? null : `${path}/public-disclosure`;
};

/** `/school-admission-in-{city}`; null where the city has no such page. */
export const cityAdmissionPath = (city: CitySlug): string | null =>
  CITIES[city].hasAdmissionPage ? `/school-admission-in-${city}` : null;

/** `/cbse-schools-in-{city}`, for a city with CBSE branches. */
export const cbseSchoolsPath = (city: CitySlug): string => `/cbse-schools-in-${city}`;

/** The landing page of a city, built around a campus visit. */
export const lpPath = (city: CitySlug): string => `/lp/${city}`;

/** The campaign page of a city or of one of its branches; `campaignv1` is the second family. */
export const campaignPath = (
  city: CitySlug,
  branch?: Pick<BranchRecord, 'slug'>,
  family: CampaignFamily = 'campaign',
): string => [`/${family}/${city}`, branch?.slug].filter(Boolean).join('/');
